import Foundation
import Synchronization

/// A lock of a few bytes, which a program passes by its address. On Apple's systems waiting threads sleep; here they yield
/// the processor.
public struct os_unfair_lock_s: Sendable {
    /// The number of the thread that has the lock, or 0.
    fileprivate var owner: UInt64 = 0

    /// Creates a lock that no thread has.
    public init() {}
}

/// A lock of a few bytes.
public typealias os_unfair_lock = os_unfair_lock_s

/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until no other thread has the lock, and takes it. A thread that has it already ends the process.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    precondition(!lock.isOwned, "os_unfair_lock is locked by the thread that locks it")
    while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Takes the lock if no thread has it. Returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    lock.withOwner {
        $0.compareExchange(expected: 0, desired: currentThread, ordering: .acquiringAndReleasing).exchanged
    }
}

/// Gives the lock back. A thread that has it not ends the process.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    precondition(lock.isOwned, "os_unfair_lock is unlocked by a thread that has not locked it")
    lock.withOwner { $0.store(0, ordering: .releasing) }
}

/// Ends the process if the thread has not the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    precondition(lock.isOwned, "os_unfair_lock is not locked by this thread")
}

/// Ends the process if the thread has the lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
    precondition(!lock.isOwned, "os_unfair_lock is locked by this thread")
}

private var currentThread: UInt64 { UInt64(pthread_self()) }

extension UnsafeMutablePointer<os_unfair_lock_s> {
    fileprivate var isOwned: Bool { withOwner { $0.load(ordering: .acquiring) } == currentThread }

    /// An atomic number has the layout of the plain one.
    fileprivate func withOwner<Result>(_ body: (borrowing Atomic<UInt64>) -> Result) -> Result {
        UnsafeMutableRawPointer(self).withMemoryRebound(to: Atomic<UInt64>.self, capacity: 1) { body($0.pointee) }
    }
}
