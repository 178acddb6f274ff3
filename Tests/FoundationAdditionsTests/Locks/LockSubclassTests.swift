import Foundation
import FoundationAdditions
import Testing

@Suite struct LockSubclassTests {
    private final class Counter: Trestle.Lock, @unchecked Sendable {
        var value = 0
    }

    private final class Depth: Trestle.RecursiveLock, @unchecked Sendable {}

    @Test func aSubclassLocks() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in
            counter.lock()
            counter.value += 1
            counter.unlock()
        }
        #expect(counter.value == 1000)
    }

    @Test func aLockIsTakenOnce() {
        let counter = Counter()
        #expect(counter.withLock { counter.try() } == false)
        #expect(counter.withLock { counter.lock(before: Date(timeIntervalSinceNow: 0.001)) } == false)
        #expect(counter.try())
        counter.unlock()
    }

    @Test func aThreadTakesARecursiveLockAgain() {
        let depth = Depth()
        #expect(depth.withLock { depth.withLock { depth.try() } })
        depth.unlock()
    }
}

@Suite struct CopyingKeyTests {
    @Test func aKeyThatIsOnlyCopyingSetsAndRemovesAValue() {
        let dictionary = NSMutableDictionary()
        let key: any NSCopying = "key" as NSString
        dictionary[key] = 4
        #expect(dictionary["key"] as? Int == 4)
        #expect(dictionary[key] as? Int == 4)
        dictionary[key] = nil
        #expect(dictionary.count == 0)
    }
}
