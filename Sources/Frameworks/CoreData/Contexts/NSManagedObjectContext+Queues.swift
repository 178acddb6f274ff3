import Foundation
internal import ToolchainBets

extension NSManagedObjectContext {
    /// Runs the block on the context's queue, later.
    public func perform(_ block: @escaping () -> Void) {
        queue.async { self.queue.sync({ self.asCurrent(block) }, end: self.endBlock) }
    }

    /// Runs the block on the context's queue and waits for it.
    public func performAndWait(_ block: () -> Void) {
        queue.sync({ asCurrent(block) }, end: endBlock)
    }

    /// Runs the block on the context's queue, waits for it and returns its result.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        try queue.sync({ try asCurrent(block) }, end: endBlock)
    }

    /// Runs the block on the context's queue and returns its result.
    public func perform<T, Failure: Error>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> T
    ) async throws(Failure) -> T {
        let result: HandedOver<Result<T, Failure>> = await withCheckedContinuation { continuation in
            let run = {
                self.queue.sync(
                    { continuation.resume(returning: HandedOver(value: self.asCurrent { resultOf(block) })) },
                    end: self.endBlock)
            }
            if schedule == .immediate, queue.isCurrent { run() } else { queue.async(run) }
        }
        return try result.value.get()
    }

    /// Whether asynchronous code waits for code that was enqueued before.
    /// - Linux: works
    public enum ScheduledTaskType: Sendable {
        case immediate
        case enqueued
    }

    /// How the code of a context is run, with short names.
    /// - Linux: works
    public struct ConcurrencyType: Hashable, RawRepresentable, Sendable {
        public var rawValue: NSManagedObjectContextConcurrencyType

        public init(rawValue: NSManagedObjectContextConcurrencyType) { self.rawValue = rawValue }

        public static let privateQueue = Self(rawValue: .privateQueueConcurrencyType)
        public static let mainQueue = Self(rawValue: .mainQueueConcurrencyType)
    }

    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.rawValue) }

    private func asCurrent<T>(_ block: () throws -> T) rethrows -> T {
        let outer = ContextQueue.currentContext
        guard outer !== self else { return try block() }
        ContextQueue.currentContext = self
        defer { ContextQueue.currentContext = outer }
        return try block()
    }

    private func endBlock() {
        if concurrencyType != .mainQueueConcurrencyType { processPendingChanges() }
    }

    /// Has changes processed at the end of the current turn of the run loop. A private queue processes them after each
    /// block.
    func scheduleEvent() {
        guard !isEventScheduled, !isProcessing, concurrencyType == .mainQueueConcurrencyType, queue.isCurrent else {
            return
        }
        isEventScheduled = true
        onCallingThread {
            RunLoopTurn.atEnd { [weak self] in
                self?.isEventScheduled = false
                self?.processPendingChanges()
            }
        }
    }
}

func resultOf<T, Failure: Error>(_ block: () throws(Failure) -> T) -> Result<T, Failure> {
    do throws(Failure) {
        return .success(try block())
    } catch {
        return .failure(error)
    }
}
