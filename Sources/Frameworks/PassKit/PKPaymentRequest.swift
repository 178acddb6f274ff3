import Foundation

/// - Linux: works
///
/// What is to be paid. No payment is made.
open class PKPaymentRequest: NSObject {
    open var merchantIdentifier = ""
    open var countryCode = ""
    open var currencyCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var supportsCouponCode = false
    open var couponCode: String?
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var requiredBillingContactFields: Set<PKContactField> = []
    open var billingContact: PKContact?
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var shippingContact: PKContact?
    open var shippingMethods: [PKShippingMethod]?
    open var shippingType = PKShippingType.shipping
    open var shippingContactEditingMode = PKShippingContactEditingMode.enabled
    open var applicationData: Data?
    open var supportedCountries: Set<String>?

    open class func availableNetworks() -> [PKPaymentNetwork] { [] }

    open class func paymentContactInvalidError(
        withContactField field: PKContactField, localizedDescription: String?
    ) -> any Error {
        error(.shippingContactInvalidError, localizedDescription)
    }

    open class func paymentShippingAddressInvalidError(
        withKey postalAddressKey: String, localizedDescription: String?
    ) -> any Error {
        error(.shippingContactInvalidError, localizedDescription)
    }

    open class func paymentBillingAddressInvalidError(
        withKey postalAddressKey: String, localizedDescription: String?
    ) -> any Error {
        error(.billingContactInvalidError, localizedDescription)
    }

    open class func paymentShippingAddressUnserviceableError(
        withLocalizedDescription localizedDescription: String?
    ) -> any Error {
        error(.shippingAddressUnserviceableError, localizedDescription)
    }

    private static func error(_ code: PKPaymentError.Code, _ description: String?) -> any Error {
        PKPaymentError(code, userInfo: description.map { [NSLocalizedDescriptionKey: $0] } ?? [:])
    }
}
