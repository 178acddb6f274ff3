import StoreKit
import Synchronization
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct SKPaymentQueueTests {
    private final class Observer: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate {
        var calls: [String] = []
        var failed: [SKPaymentTransaction] = []

        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
            failed += transactions
            calls.append("updated")
        }

        func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
            calls.append("removed")
        }

        func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {
            calls.append("restore \((error as? SKError)?.code == .unknown)")
        }

        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
            calls.append("products")
        }

        func request(_ request: SKRequest, didFailWithError error: any Error) {
            calls.append("failed \((error as? SKError)?.code == .unknown)")
        }
    }

    private let observer = Observer()
    private let queue = SKPaymentQueue()

    init() {
        queue.add(observer)
    }

    private func turn() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    @Test func paymentsCannotBeMade() {
        #expect(!SKPaymentQueue.canMakePayments() && !AppStore.canMakePayments)
    }

    @Test func aPaymentFailsOnce() async {
        let payment = SKMutablePayment()
        payment.productIdentifier = "coins"
        queue.add(payment)
        #expect(observer.calls.isEmpty)
        await turn()
        #expect(observer.calls == ["updated"])
        #expect(observer.failed.first?.transactionState == .failed)
        #expect(observer.failed.first?.payment.productIdentifier == "coins")
        #expect((observer.failed.first?.error as? SKError)?.code == .paymentNotAllowed)
    }

    @Test func aFinishedTransactionLeavesTheQueue() async throws {
        queue.add(SKPayment())
        await turn()
        queue.finishTransaction(try #require(queue.transactions.first))
        await turn()
        #expect(queue.transactions.isEmpty && observer.calls == ["updated", "removed"])
    }

    @Test func restoringFails() async {
        queue.restoreCompletedTransactions()
        await turn()
        #expect(observer.calls == ["restore true"])
    }

    @Test func aRemovedObserverIsNotTold() async {
        queue.remove(observer)
        queue.add(SKPayment())
        await turn()
        #expect(observer.calls.isEmpty)
    }

    @Test func aRequestForProductsFails() async {
        let request = SKProductsRequest(productIdentifiers: ["coins"])
        request.delegate = observer
        request.start()
        await turn()
        #expect(observer.calls == ["failed true"])
    }

    @Test func aCancelledRequestTellsNobody() async {
        let request = SKProductsRequest(productIdentifiers: ["coins"])
        request.delegate = observer
        request.start()
        request.cancel()
        await turn()
        #expect(observer.calls.isEmpty)
    }

    @Test func thereAreNoProductsAndNoTransactions() async throws {
        #expect(try await Product.products(for: ["coins"]).isEmpty)
        for await _ in Transaction.currentEntitlements { Issue.record("a transaction") }
        await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
    }

    @Test func updatesWaitUntilTheTaskIsCancelled() async {
        let task = Task { for await _ in Transaction.updates { Issue.record("a transaction") } }
        task.cancel()
        await task.value
    }
}
