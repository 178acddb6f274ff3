import Foundation

extension Product {
    /// - Linux: works
    ///
    /// The time after which a subscription renews itself.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// - Linux: works
        public enum Unit: Hashable, Sendable {
            case day
            case week
            case month
            case year
        }

        public let unit: Unit
        public let value: Int
    }

    /// - Linux: refuses
    ///
    /// An offer for a subscription; there is no value of this type.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// - Linux: works
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public static let introductory = OfferType(rawValue: "Introductory")
            public static let promotional = OfferType(rawValue: "Promotional")
        }

        /// - Linux: works
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
        }

        let nothing: Never

        public var id: String? { switch nothing {} }
        public var type: OfferType { switch nothing {} }
        public var price: Decimal { switch nothing {} }
        public var displayPrice: String { switch nothing {} }
        public var period: SubscriptionPeriod { switch nothing {} }
        public var periodCount: Int { switch nothing {} }
        public var paymentMode: PaymentMode { switch nothing {} }
    }

    /// - Linux: refuses
    ///
    /// What a subscription offers; there is no value of this type.
    public struct SubscriptionInfo: Hashable, Sendable {
        let nothing: Never

        public var introductoryOffer: SubscriptionOffer? { switch nothing {} }
        public var promotionalOffers: [SubscriptionOffer] { switch nothing {} }
        public var subscriptionGroupID: String { switch nothing {} }
        public var subscriptionPeriod: SubscriptionPeriod { switch nothing {} }

        public var isEligibleForIntroOffer: Bool { get async { false } }
        public var status: [Status] { get async throws { [] } }

        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

        public static func status(for groupID: String) async throws -> [Status] { [] }
    }
}
