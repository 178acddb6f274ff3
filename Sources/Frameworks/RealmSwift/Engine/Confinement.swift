import Foundation
internal import FoundationRepairs
internal import Synchronization

/// The thread or the queue to which a database belongs.
///
/// Sound: the parts are constant, but for the run loop, which a lock protects.
final class Confinement: @unchecked Sendable {
    private let thread: pthread_t?
    private let queue: DispatchQueue?
    private let isMain: Bool
    private let runLoop = Mutex<RunLoopReference?>(nil)

    // Sound: other threads call the one method that is for other threads.
    private struct RunLoopReference: @unchecked Sendable {
        let loop: RunLoop
    }

    /// - Parameter queue: nil for the current thread.
    init(queue: DispatchQueue?) {
        isMain = queue.map { $0 === DispatchQueue.main } ?? Confinement.isMainNow
        self.queue = queue
        thread = queue == nil && !isMain ? pthread_self() : nil
        if let queue, !isMain { queue.setSpecific(key: Confinement.key, value: Confinement.identity(of: queue)) }
    }

    /// Whether this is the main thread or queue, which may be served by several threads one after the other.
    static var isMainNow: Bool {
        let own = UInt(pthread_self())
        // The other questions take long for each value that is read.
        if firstThread.load(ordering: .relaxed) == own { return true }
        guard MainQueue.isCurrent || Thread.isMainThread else { return false }
        if FirstThread.isCurrent { firstThread.store(own, ordering: .relaxed) }
        return true
    }

    private static let firstThread = Atomic<UInt>(0)

    /// Whether the calling code is where it belongs.
    var isCurrent: Bool {
        if let thread { return pthread_equal(thread, pthread_self()) != 0 }
        if isMain { return Confinement.isMainNow }
        guard let queue else { return true }
        return DispatchQueue.getSpecific(key: Confinement.key) == Confinement.identity(of: queue)
    }

    /// Lets blocks be called on this thread when its run loop runs.
    func useRunLoop() {
        guard queue == nil, !isMain else { return }
        let reference = RunLoopReference(loop: .current)
        runLoop.withLock { $0 = reference }
    }

    /// Has a block called later. Returns false for a thread that has no run loop to call it.
    func perform(_ block: @escaping @Sendable () -> Void) -> Bool {
        if isMain {
            DispatchQueue.main.async(execute: block)
        } else if let queue {
            queue.async(execute: block)
        } else if let reference = runLoop.withLock({ $0 }) {
            reference.loop.perform(block)
        } else {
            return false
        }
        return true
    }

    private static let key = DispatchSpecificKey<ObjectIdentifier>()

    private static func identity(of queue: DispatchQueue) -> ObjectIdentifier { ObjectIdentifier(queue) }
}
