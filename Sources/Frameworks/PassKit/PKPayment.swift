import Foundation

/// - Linux: refuses
///
/// A payment that the user authorized; there is none.
open class PKPayment: NSObject {
    open var token: PKPaymentToken { PKPaymentToken() }
    open var billingContact: PKContact? { nil }
    open var shippingContact: PKContact? { nil }
    open var shippingMethod: PKShippingMethod? { nil }
}

/// - Linux: refuses
open class PKPaymentToken: NSObject {
    open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
    open var transactionIdentifier: String { "" }
    open var paymentData: Data { Data() }
}

/// - Linux: refuses
open class PKPaymentMethod: NSObject {
    open var displayName: String? { nil }
    open var network: PKPaymentNetwork? { nil }
    open var type: PKPaymentMethodType { .unknown }
}
