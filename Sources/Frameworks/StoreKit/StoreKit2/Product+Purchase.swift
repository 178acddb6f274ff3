import Foundation

extension Product {
    /// - Linux: works
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    /// - Linux: works
    public enum PurchaseError: LocalizedError, Hashable, Sendable {
        case invalidQuantity
        case productUnavailable
        case purchaseNotAllowed
        case ineligibleForOffer
        case invalidOfferIdentifier
        case invalidOfferPrice
        case invalidOfferSignature
        case missingOfferParameters

        public var errorDescription: String? { "The product cannot be bought." }
    }

    /// - Linux: works
    ///
    /// An option of a purchase.
    public struct PurchaseOption: Hashable, Sendable {
        private let name: String
        private let value: String

        private init(_ name: String, _ value: Any) {
            self.name = name
            self.value = String(describing: value)
        }

        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption("appAccountToken", token) }

        public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption(key, value) }

        public static func custom(key: String, value: Double) -> PurchaseOption { PurchaseOption(key, value) }

        public static func custom(key: String, value: Bool) -> PurchaseOption { PurchaseOption(key, value) }

        public static func custom(key: String, value: Data) -> PurchaseOption {
            PurchaseOption(key, value.base64EncodedString())
        }

        public static func promotionalOffer(
            offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
        ) -> PurchaseOption {
            PurchaseOption("promotionalOffer", "\(offerID) \(keyID) \(nonce) \(timestamp)")
        }

        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption("quantity", quantity) }

        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption("simulatesAskToBuyInSandbox", simulateAskToBuy)
        }

        @preconcurrency public static func onStorefrontChange(
            shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
        ) -> PurchaseOption {
            PurchaseOption("onStorefrontChange", "")
        }
    }
}
