import Foundation

/// - Linux: works
///
/// A request to buy a product, which the queue refuses.
// Sound: as on Apple's systems, nothing changes a payment after it was added to a queue.
open class SKPayment: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    open internal(set) var productIdentifier = ""
    open internal(set) var requestData: Data?
    open internal(set) var quantity = 1
    open internal(set) var applicationUsername: String?
    open internal(set) var simulatesAskToBuyInSandbox = false
    open internal(set) var paymentDiscount: SKPaymentDiscount?

    public override init() {}

    public convenience init(product: SKProduct) {
        self.init()
        productIdentifier = product.productIdentifier
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKPayment()
        copy.take(self)
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = SKMutablePayment()
        copy.take(self)
        return copy
    }

    private func take(_ other: SKPayment) {
        productIdentifier = other.productIdentifier
        requestData = other.requestData
        quantity = other.quantity
        applicationUsername = other.applicationUsername
        simulatesAskToBuyInSandbox = other.simulatesAskToBuyInSandbox
        paymentDiscount = other.paymentDiscount
    }
}
