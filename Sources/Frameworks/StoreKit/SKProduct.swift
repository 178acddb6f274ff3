import Foundation

/// - Linux: refuses
///
/// Something that a store sells. Requests give none; the members are for programs that make their own in tests.
// Sound: nothing changes; subclasses are those of tests.
open class SKProduct: NSObject, @unchecked Sendable {
    /// - Linux: works
    public enum PeriodUnit: UInt, Sendable {
        case day = 0
        case week = 1
        case month = 2
        case year = 3
    }

    open var localizedDescription: String { "" }
    open var localizedTitle: String { "" }
    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { .current }
    open var productIdentifier: String { "" }
    open var isDownloadable: Bool { false }
    open var isFamilyShareable: Bool { false }
    open var downloadContentLengths: [NSNumber] { [] }
    open var contentVersion: String { "" }
    open var downloadContentVersion: String { "" }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var subscriptionGroupIdentifier: String? { nil }
    open var discounts: [SKProductDiscount] { [] }
}
