import Foundation

extension Product.SubscriptionInfo {
    /// - Linux: works
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let subscribed = RenewalState(rawValue: 1)
        public static let expired = RenewalState(rawValue: 2)
        public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
        public static let inGracePeriod = RenewalState(rawValue: 4)
        public static let revoked = RenewalState(rawValue: 5)
    }

    /// - Linux: refuses
    ///
    /// How a subscription renews itself; there is no value of this type.
    public struct RenewalInfo: Hashable, Sendable {
        /// - Linux: works
        public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int

            public init(rawValue: Int) {
                self.rawValue = rawValue
            }

            public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
            public static let billingError = ExpirationReason(rawValue: 2)
            public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
            public static let productUnavailable = ExpirationReason(rawValue: 4)
            public static let unknown = ExpirationReason(rawValue: 5)
        }

        let nothing: Never

        public var originalTransactionID: UInt64 { switch nothing {} }
        public var currentProductID: String { switch nothing {} }
        public var willAutoRenew: Bool { switch nothing {} }
        public var autoRenewPreference: String? { switch nothing {} }
        public var expirationReason: ExpirationReason? { switch nothing {} }
        public var isInBillingRetry: Bool { switch nothing {} }
        public var gracePeriodExpirationDate: Date? { switch nothing {} }
        public var offerID: String? { switch nothing {} }
        public var offerType: Transaction.OfferType? { switch nothing {} }
        public var environment: AppStore.Environment { switch nothing {} }
        public var signedDate: Date { switch nothing {} }
    }

    /// - Linux: refuses
    ///
    /// Whether a subscription runs; there is no value of this type.
    public struct Status: Hashable, Sendable {
        /// - Linux: works
        ///
        /// Waits until the task is cancelled.
        public struct Statuses: AsyncSequence, Sendable {
            /// - Linux: works
            public struct AsyncIterator: AsyncIteratorProtocol {
                public mutating func next() async -> Status? {
                    await Changes.none()
                    return nil
                }
            }

            public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
        }

        let nothing: Never

        public var state: RenewalState { switch nothing {} }
        public var transaction: VerificationResult<Transaction> { switch nothing {} }
        public var renewalInfo: VerificationResult<RenewalInfo> { switch nothing {} }

        public static var updates: Statuses { Statuses() }
    }
}
