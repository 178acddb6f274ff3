import Foundation

/// - Linux: works
///
/// Told how a request for products ends; see ``SKRequestDelegate``.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// - Linux: no effect
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// - Linux: refuses
///
/// A request for products, which ends with `SKError.unknown`.
// Sound: see SKRequest.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let productIdentifiers: Set<String>

    public init(productIdentifiers: Set<String>) {
        self.productIdentifiers = productIdentifiers
    }
}

/// - Linux: refuses
///
/// The answer to a request for products; no request is answered.
// Sound: nothing changes; subclasses are those of tests.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    open var products: [SKProduct] { [] }
    open var invalidProductIdentifiers: [String] { [] }
}
