import Foundation

/// - Linux: refuses
///
/// The time after which a subscription renews itself; no product has one.
// Sound: nothing changes; subclasses are those of tests.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .day }
}

/// - Linux: refuses
///
/// A lower price; no product has one.
// Sound: nothing changes; subclasses are those of tests.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    /// - Linux: works
    public enum PaymentMode: UInt, Sendable {
        case payAsYouGo = 0
        case payUpFront = 1
        case freeTrial = 2
    }

    /// - Linux: works
    public enum `Type`: UInt, Sendable {
        case introductory = 0
        case subscription = 1
    }

    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { .current }
    open var identifier: String? { nil }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    open var numberOfPeriods: Int { 0 }
    open var paymentMode: PaymentMode { .payAsYouGo }
    open var type: `Type` { .introductory }
}
