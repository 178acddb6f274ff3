import Foundation

/// - Linux: works
///
/// The answer to a change of a request; nothing asks for it.
open class PKPaymentRequestUpdate: NSObject {
    open var status = PKPaymentAuthorizationStatus.success
    open var paymentSummaryItems: [PKPaymentSummaryItem]
    open var shippingMethods: [PKShippingMethod] = []

    public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
        self.paymentSummaryItems = paymentSummaryItems
    }
}

/// - Linux: works
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate {
    open var errors: [any Error]!

    public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod])
    {
        self.errors = errors
        super.init(paymentSummaryItems: paymentSummaryItems)
        self.shippingMethods = shippingMethods
    }
}

/// - Linux: works
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate {}

/// - Linux: works
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate {
    open var errors: [any Error]!

    public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
        super.init(paymentSummaryItems: paymentSummaryItems)
    }

    public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem]) {
        self.errors = errors
        super.init(paymentSummaryItems: paymentSummaryItems)
    }
}

/// - Linux: works
open class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate {
    open var errors: [any Error]!

    public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod])
    {
        self.errors = errors
        super.init(paymentSummaryItems: paymentSummaryItems)
        self.shippingMethods = shippingMethods
    }
}

/// - Linux: works
open class PKPaymentAuthorizationResult: NSObject {
    open var status: PKPaymentAuthorizationStatus
    open var errors: [any Error]!

    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        self.status = status
        self.errors = errors
    }
}
