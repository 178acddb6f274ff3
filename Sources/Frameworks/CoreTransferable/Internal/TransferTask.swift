import Foundation

/// Runs asynchronous work for a load handler of an item provider.
enum TransferTask {
    /// Calls the completion with the value or the error of the work.
    ///
    /// - Returns: a progress that cancels the work.
    static func run<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value,
        completion: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let task = Task {
            do { completion(try await work(), nil) } catch { completion(nil, error) }
        }
        progress.cancellationHandler = { task.cancel() }
        return progress
    }
}
