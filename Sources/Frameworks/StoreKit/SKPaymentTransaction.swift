import Foundation

/// - Linux: works
public enum SKPaymentTransactionState: Int, Sendable {
    case purchasing = 0
    case purchased = 1
    case failed = 2
    case restored = 3
    case deferred = 4
}

/// - Linux: refuses
///
/// A payment in the queue; it has failed.
// Sound: nothing changes after the initializer; subclasses are those of tests.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    private let refusal: SKError?
    private let refusedPayment: SKPayment

    public override init() {
        refusal = nil
        refusedPayment = SKPayment()
    }

    init(refusing payment: SKPayment, _ error: SKError) {
        refusal = error
        refusedPayment = payment
    }

    open var error: (any Error)? { refusal }
    open var original: SKPaymentTransaction? { nil }
    open var payment: SKPayment { refusedPayment }
    open var downloads: [SKDownload] { [] }
    open var transactionDate: Date? { nil }
    open var transactionIdentifier: String? { nil }
    open var transactionState: SKPaymentTransactionState { .failed }
}
