internal import Synchronization

/// A lock that knows whether the calling thread holds it.
final class CheckedLock: Sendable {
    private let base = NSLock()
    /// The thread that holds the lock, by its POSIX name; 0 for none.
    private let holder = Atomic<UInt>(0)

    func lock() {
        base.lock()
        holder.store(Self.currentThread, ordering: .relaxed)
    }

    func unlock() {
        holder.store(0, ordering: .relaxed)
        base.unlock()
    }

    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }

    var isHeld: Bool { holder.load(ordering: .relaxed) == Self.currentThread }

    private static var currentThread: UInt { UInt(pthread_self()) }
}

/// State that functions of several types read and change while their caller holds a lock, so that it can't stand in a `Mutex`.
/// Debug builds trap where the lock is not held.
// Sound: nobody reaches the value without holding the lock, which every test run checks.
final class Guarded<Value>: @unchecked Sendable {
    private let lock: CheckedLock
    private let storage = UnsafeMutablePointer<Value>.allocate(capacity: 1)

    init(_ value: Value, by lock: CheckedLock) {
        self.lock = lock
        storage.initialize(to: value)
    }

    deinit {
        storage.deinitialize(count: 1)
        storage.deallocate()
    }

    /// Changed in place: nothing is copied or allocated.
    var value: Value {
        unsafeAddress {
            assert(lock.isHeld, "used without holding its lock")
            return UnsafePointer(storage)
        }
        unsafeMutableAddress {
            assert(lock.isHeld, "used without holding its lock")
            return storage
        }
    }
}
