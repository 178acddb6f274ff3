import Foundation

/// - Linux: refuses
///
/// Something that a store sells. There is no store and so no value of this type.
public struct Product: Identifiable, Hashable, Sendable {
    /// - Linux: works
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    let nothing: Never

    public var id: String { switch nothing {} }
    public var type: ProductType { switch nothing {} }
    public var displayName: String { switch nothing {} }
    public var description: String { switch nothing {} }
    public var price: Decimal { switch nothing {} }
    public var displayPrice: String { switch nothing {} }
    public var isFamilyShareable: Bool { switch nothing {} }
    public var subscription: SubscriptionInfo? { switch nothing {} }
    public var jsonRepresentation: Data { switch nothing {} }
    public var priceFormatStyle: Decimal.FormatStyle.Currency { switch nothing {} }

    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

    /// Returns no products, as for identifiers that the store does not know.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String {
        StoreAbsence.report()
        return []
    }

    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { switch nothing {} }
}
