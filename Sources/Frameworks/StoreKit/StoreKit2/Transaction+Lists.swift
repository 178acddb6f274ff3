import UIKit

extension Transaction {
    /// - Linux: works
    ///
    /// No purchases.
    public struct Transactions: AsyncSequence, Sendable {
        /// - Linux: works
        public struct AsyncIterator: AsyncIteratorProtocol {
            let waitsForChanges: Bool

            public mutating func next() async -> VerificationResult<Transaction>? {
                if waitsForChanges { await Changes.none() }
                return nil
            }
        }

        let waitsForChanges: Bool

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(waitsForChanges: waitsForChanges) }
    }

    public static var all: Transactions { Transactions(waitsForChanges: false) }
    public static var currentEntitlements: Transactions { Transactions(waitsForChanges: false) }
    public static var unfinished: Transactions { Transactions(waitsForChanges: false) }

    /// Waits until the task is cancelled.
    public static var updates: Transactions { Transactions(waitsForChanges: true) }

    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }

    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

    /// - Linux: works
    public enum RefundRequestError: LocalizedError, Hashable, Sendable {
        case duplicateRequest
        case failed

        public var errorDescription: String? { "The store does not refund the purchase." }
    }

    /// - Linux: works
    public enum RefundRequestStatus: Hashable, Sendable {
        case success
        case userCancelled
    }

    public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
        switch nothing {}
    }

    /// Throws ``RefundRequestError/failed``.
    @MainActor public static func beginRefundRequest(
        for transactionID: UInt64, in scene: UIWindowScene
    ) async throws -> RefundRequestStatus {
        StoreAbsence.report()
        throw RefundRequestError.failed
    }
}
