import Foundation

// Sound: as its superclass is: a payment is not changed once it is in the queue.
/// - Linux: works
///
/// A request to buy a product that can be changed before it is added to the queue.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open override var productIdentifier: String {
        get { super.productIdentifier }
        set { super.productIdentifier = newValue }
    }

    open override var requestData: Data? {
        get { super.requestData }
        set { super.requestData = newValue }
    }

    open override var quantity: Int {
        get { super.quantity }
        set { super.quantity = newValue }
    }

    open override var applicationUsername: String? {
        get { super.applicationUsername }
        set { super.applicationUsername = newValue }
    }

    open override var simulatesAskToBuyInSandbox: Bool {
        get { super.simulatesAskToBuyInSandbox }
        set { super.simulatesAskToBuyInSandbox = newValue }
    }

    open override var paymentDiscount: SKPaymentDiscount? {
        get { super.paymentDiscount }
        set { super.paymentDiscount = newValue }
    }
}
