import Foundation
import Testing
import UnifiedLogging

@Suite struct UnfairLockTests {
    // Sound: the counter is changed under the lock only.
    private final class Counter: @unchecked Sendable {
        var lock = os_unfair_lock()
        var count = 0

        func increment() {
            os_unfair_lock_lock(&lock)
            count += 1
            os_unfair_lock_unlock(&lock)
        }
    }

    @Test func oneThreadAtATimeHasTheLock() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 { counter.increment() }
        }
        #expect(counter.count == 8000)
    }

    @Test func aLockThatIsTakenIsNotTakenAgain() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        defer { lock.deallocate() }
        lock.initialize(to: os_unfair_lock())
        #expect(os_unfair_lock_trylock(lock))
        os_unfair_lock_assert_owner(lock)
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        os_unfair_lock_assert_not_owner(lock)
        #expect(os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
    }
}
