import UIKit

/// - Linux: refuses
///
/// A purchase. There is no store and so no value of this type.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// - Linux: works
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let developerIssue = RevocationReason(rawValue: 1)
        public static let other = RevocationReason(rawValue: 0)
    }

    /// - Linux: works
    public struct OfferType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let introductory = OfferType(rawValue: 1)
        public static let promotional = OfferType(rawValue: 2)
        public static let code = OfferType(rawValue: 3)
    }

    /// - Linux: works
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    let nothing: Never

    public var id: UInt64 { switch nothing {} }
    public var originalID: UInt64 { switch nothing {} }
    public var webOrderLineItemID: String? { switch nothing {} }
    public var productID: String { switch nothing {} }
    public var subscriptionGroupID: String? { switch nothing {} }
    public var appBundleID: String { switch nothing {} }
    public var purchaseDate: Date { switch nothing {} }
    public var originalPurchaseDate: Date { switch nothing {} }
    public var expirationDate: Date? { switch nothing {} }
    public var purchasedQuantity: Int { switch nothing {} }
    public var isUpgraded: Bool { switch nothing {} }
    public var offerType: OfferType? { switch nothing {} }
    public var offerID: String? { switch nothing {} }
    public var revocationDate: Date? { switch nothing {} }
    public var revocationReason: RevocationReason? { switch nothing {} }
    public var productType: Product.ProductType { switch nothing {} }
    public var appAccountToken: UUID? { switch nothing {} }
    public var environment: AppStore.Environment { switch nothing {} }
    public var ownershipType: OwnershipType { switch nothing {} }
    public var signedDate: Date { switch nothing {} }
    public var jsonRepresentation: Data { switch nothing {} }
    public var debugDescription: String { switch nothing {} }

    public func finish() async {}
}
