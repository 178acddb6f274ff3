import Foundation

/// - Linux: refuses
///
/// Payments fail with `SKError.paymentNotAllowed`, restoring purchases with `SKError.unknown`.
// Sound: what changes is under the lock; the delegate is never asked.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    open weak var delegate: (any SKPaymentQueueDelegate)?

    private let lock = NSLock()
    private var observers: [WeakObserver] = []
    private var refused: [SKPaymentTransaction] = []

    private struct WeakObserver {
        weak var observer: (any SKPaymentTransactionObserver)?
    }

    private static let shared = SKPaymentQueue()

    open class func `default`() -> SKPaymentQueue { shared }

    open class func canMakePayments() -> Bool {
        StoreAbsence.report()
        return false
    }

    open var storefront: SKStorefront? { nil }

    open var transactionObservers: [any SKPaymentTransactionObserver] {
        lock.withLock { observers.compactMap(\.observer) }
    }

    /// The payments that failed and are not finished.
    open var transactions: [SKPaymentTransaction] { lock.withLock { refused } }

    open func add(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock {
            observers.removeAll { $0.observer == nil || $0.observer === observer }
            observers.append(WeakObserver(observer: observer))
        }
    }

    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers.removeAll { $0.observer == nil || $0.observer === observer } }
    }

    open func add(_ payment: SKPayment) {
        let payment = payment.copy() as? SKPayment ?? payment
        let transaction = SKPaymentTransaction(refusing: payment, StoreAbsence.error(.paymentNotAllowed))
        lock.withLock { refused.append(transaction) }
        DispatchQueue.main.async { [self] in
            for observer in transactionObservers { observer.paymentQueue(self, updatedTransactions: [transaction]) }
        }
    }

    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        let isKnown = lock.withLock {
            defer { refused.removeAll { $0 === transaction } }
            return refused.contains { $0 === transaction }
        }
        guard isKnown else { return }
        DispatchQueue.main.async { [self] in
            for observer in transactionObservers { observer.paymentQueue(self, removedTransactions: [transaction]) }
        }
    }

    open func restoreCompletedTransactions() { restoreCompletedTransactions(withApplicationUsername: nil) }

    open func restoreCompletedTransactions(withApplicationUsername username: String?) {
        let error = StoreAbsence.error(.unknown)
        DispatchQueue.main.async { [self] in
            for observer in transactionObservers {
                observer.paymentQueue(self, restoreCompletedTransactionsFailedWithError: error)
            }
        }
    }

    /// - Linux: no effect
    open func start(_ downloads: [SKDownload]) {}

    /// - Linux: no effect
    open func pause(_ downloads: [SKDownload]) {}

    /// - Linux: no effect
    open func resume(_ downloads: [SKDownload]) {}

    /// - Linux: no effect
    open func cancel(_ downloads: [SKDownload]) {}

    /// - Linux: no effect
    open func showPriceConsentIfNeeded() {}

    /// - Linux: no effect
    open func presentCodeRedemptionSheet() { StoreAbsence.report() }
}
