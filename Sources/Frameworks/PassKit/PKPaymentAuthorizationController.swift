import UIKit

/// - Linux: no effect
///
/// Would be told about a payment.
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)

    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping @Sendable (PKPaymentAuthorizationResult) -> Void)

    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
        handler completion: @escaping @Sendable (PKPaymentRequestShippingMethodUpdate) -> Void)

    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping @Sendable (PKPaymentRequestShippingContactUpdate) -> Void)

    func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow?
}

extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping @Sendable (PKPaymentAuthorizationResult) -> Void
    ) {}

    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
        handler completion: @escaping @Sendable (PKPaymentRequestShippingMethodUpdate) -> Void
    ) {}

    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping @Sendable (PKPaymentRequestShippingContactUpdate) -> Void
    ) {}

    public func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow? { nil }
}

/// - Linux: refuses
///
/// Payments cannot be made: presenting ends with false.
open class PKPaymentAuthorizationController: NSObject {
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

    public init(paymentRequest request: PKPaymentRequest) {}

    open class func canMakePayments() -> Bool {
        WalletAbsence.report()
        return false
    }

    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { canMakePayments() }

    open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities capabilties: PKMerchantCapability
    ) -> Bool { canMakePayments() }

    /// The completion handler is called on the main queue.
    open func present(completion: (@Sendable (Bool) -> Void)? = nil) {
        WalletAbsence.report()
        guard let completion else { return }
        DispatchQueue.main.async { completion(false) }
    }

    open func present() async -> Bool { false }

    open func dismiss(completion: (@Sendable () -> Void)? = nil) {
        guard let completion else { return }
        DispatchQueue.main.async(execute: completion)
    }

    open func dismiss() async {}
}
