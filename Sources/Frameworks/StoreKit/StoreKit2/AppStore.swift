import UIKit

/// - Linux: refuses
///
/// The App Store, which Linux has not: nothing can be bought.
public enum AppStore: Sendable {
    /// - Linux: works
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }

    public static var canMakePayments: Bool { SKPaymentQueue.canMakePayments() }

    public static var deviceVerificationID: UUID? { nil }

    /// Throws ``StoreKitError/unknown``.
    public static func sync() async throws {
        StoreAbsence.report()
        throw StoreKitError.unknown
    }

    /// Throws ``StoreKitError/unknown``.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        StoreAbsence.report()
        throw StoreKitError.unknown
    }

    /// Throws ``StoreKitError/unknown``.
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
        StoreAbsence.report()
        throw StoreKitError.unknown
    }

    /// - Linux: no effect
    @MainActor public static func requestReview(in scene: UIWindowScene) { StoreAbsence.report() }
}
