/// - Linux: works
public enum StorageTaskStatus: Int, Sendable {
    case unknown
    case resume
    case progress
    case pause
    case success
    case failure
}

/// - Linux: works
public protocol StorageTaskManagement: NSObjectProtocol {
    func enqueue()
    func pause()
    func cancel()
    func resume()
}

/// - Linux: refuses
///
/// An upload or download, which fails.
// Sound: what changes is under a lock.
open class StorageTask: NSObject, @unchecked Sendable {
    let reference: StorageReference
    let lock = NSLock()
    private var error: StorageError?
    private var hasEnded = false
    private var count = 0
    var observers: [(handle: String, status: StorageTaskStatus, block: (StorageTaskSnapshot) -> Void)] = []

    init(_ reference: StorageReference, _ onEnd: @escaping (StorageError) -> Void = { _ in }) {
        self.reference = reference
        super.init()
        FirebaseAbsence.later(on: reference.storage.callbackQueue) { self.end(onEnd) }
    }

    open var snapshot: StorageTaskSnapshot { StorageTaskSnapshot(task: self, error: lock.withLock { error }) }

    private func end(_ onEnd: (StorageError) -> Void) {
        let (error, blocks) = lock.withLock {
            let error = self.error ?? .retryLimitExceeded
            self.error = error
            hasEnded = true
            return (error, observers.filter { $0.status == .failure }.map(\.block))
        }
        onEnd(error)
        for block in blocks { block(snapshot) }
    }

    /// A task that is cancelled before it has failed keeps that error.
    func markCancelled() { lock.withLock { error = error ?? .cancelled } }

    func add(_ status: StorageTaskStatus, _ block: @escaping (StorageTaskSnapshot) -> Void) -> (String, hasEnded: Bool)
    {
        lock.withLock {
            count += 1
            observers.append(("\(count)", status, block))
            return ("\(count)", hasEnded)
        }
    }
}

/// - Linux: refuses
///
/// Observers of its failure are called on the callback queue; there is no other event.
open class StorageObservableTask: StorageTask, @unchecked Sendable {  // Sound: it adds nothing
    /// Returns a text for removing the observer. An observer of a failure that has been is called all the same.
    @discardableResult
    open func observe(_ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void) -> String {
        let (handle, hasEnded) = add(status, handler)
        if hasEnded, status == .failure {
            FirebaseAbsence.later(on: reference.storage.callbackQueue) { handler(self.snapshot) }
        }
        return handle
    }

    open func removeObserver(withHandle handle: String) {
        lock.withLock { observers.removeAll { $0.handle == handle } }
    }

    open func removeAllObservers(for status: StorageTaskStatus) {
        lock.withLock { observers.removeAll { $0.status == status } }
    }

    open func removeAllObservers() { lock.withLock { observers = [] } }

    /// - Linux: no effect
    open func enqueue() {}

    /// - Linux: no effect
    open func pause() {}

    /// - Linux: no effect
    open func resume() {}

    /// The task ends with `StorageError.cancelled`.
    open func cancel() { markCancelled() }
}

/// - Linux: refuses
// Sound: it adds nothing.
public final class StorageUploadTask: StorageObservableTask, StorageTaskManagement, @unchecked Sendable {}

/// - Linux: refuses
// Sound: it adds nothing.
public final class StorageDownloadTask: StorageObservableTask, StorageTaskManagement, @unchecked Sendable {}

/// - Linux: works
///
/// How far a task is.
// Sound: nothing changes after the initializer.
open class StorageTaskSnapshot: NSObject, @unchecked Sendable {
    public let task: StorageTask
    public let metadata: StorageMetadata? = nil
    public let reference: StorageReference
    public let progress: Progress? = Progress(totalUnitCount: 0)
    public let error: (any Error)?
    public let status: StorageTaskStatus

    init(task: StorageTask, error: StorageError?) {
        self.task = task
        reference = task.reference
        self.error = error
        status = error == nil ? .resume : .failure
    }
}

/// - Linux: refuses
///
/// Files of a folder. Requests fail, so programs never get one.
// Sound: nothing changes after the initializer.
open class StorageListResult: NSObject, @unchecked Sendable {
    public let prefixes: [StorageReference] = []
    public let items: [StorageReference] = []
    public let pageToken: String? = nil
}
