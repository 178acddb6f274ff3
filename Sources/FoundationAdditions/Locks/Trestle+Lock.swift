import Foundation
import ObjectiveCRuntime

extension Trestle {
    /// The superclass of an application's locks: an `NSLock` cannot be subclassed on Linux. It has one. Specific to
    /// Trestle.
    // Sound: its only state is a lock.
    open class Lock: NSObject, NSLocking, @unchecked Sendable {
        private let own = NSLock()

        public override init() {}

        /// Waits until no other thread has the lock, and takes it.
        open func lock() { own.lock() }

        open func unlock() { own.unlock() }

        /// Takes the lock if nobody has it. Returns whether it did.
        open func `try`() -> Bool { own.try() }

        /// Waits for the lock until `limit`. Returns whether it took it.
        open func lock(before limit: Date) -> Bool { own.lock(before: limit) }

        open var name: String? {
            get { own.name }
            set { own.name = newValue }
        }
    }

    /// The superclass of locks that a thread may take several times, in place of `NSRecursiveLock`. Specific to Trestle.
    // Sound: its only state is a lock.
    open class RecursiveLock: NSObject, NSLocking, @unchecked Sendable {
        private let own = NSRecursiveLock()

        public override init() {}

        /// Waits until no other thread has the lock, and takes it once more.
        open func lock() { own.lock() }

        open func unlock() { own.unlock() }

        /// Takes the lock if no other thread has it. Returns whether it did.
        open func `try`() -> Bool { own.try() }

        /// Waits for the lock until `limit`. Returns whether it took it.
        open func lock(before limit: Date) -> Bool { own.lock(before: limit) }

        open var name: String? {
            get { own.name }
            set { own.name = newValue }
        }
    }
}
