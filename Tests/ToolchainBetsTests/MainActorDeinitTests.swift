import Foundation
import ToolchainBets
import Synchronization
import Testing

@MainActor @Suite(.serialized)
struct MainActorDeinitTests {
    @MainActor private class Adopted {
        let end: @Sendable () -> Void

        init(end: @escaping @Sendable () -> Void) {
            self.end = end
            MainActorDeinit.adopt(self)
        }

        deinit { end() }
    }

    private final class Derived: Adopted {
        private let values = Array(0..<10)
        deinit { end() }
    }

    private final class GenericallyDerived<Value>: Adopted {
        private var value: Value?
        deinit { end() }
    }

    /// The only reference to an object.
    private final class Reference: Sendable {
        private let object: Mutex<Adopted?>
        let unretained: Unmanaged<Adopted>

        @MainActor init(_ make: () -> Adopted) {
            let object = make()
            unretained = .passUnretained(object)
            self.object = Mutex(object)
        }

        func drop() {
            var last: Adopted?
            object.withLock { swap(&$0, &last) }
        }

        /// Returns before the main queue has had a turn.
        func dropOnAnotherThread() {
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                self.drop()
                done.signal()
            }
            done.wait()
        }
    }

    private final class Counter: Sendable {
        private let value = Mutex(0)
        var count: Int { value.withLock { $0 } }
        func add() { value.withLock { $0 += 1 } }
    }

    private let ends = Counter()

    private func serveTheMainQueue() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test func onTheMainActorAnObjectEndsAtOnce() {
        Reference { [ends] in Adopted { ends.add() } }.drop()
        #expect(ends.count == 1)
    }

    @Test func releasedOnAnotherThreadItEndsInTheNextTurnOfTheMainQueue() async {
        Reference { [ends] in Adopted { MainActor.assumeIsolated { ends.add() } } }.dropOnAnotherThread()
        #expect(ends.count == 0)
        await serveTheMainQueue()
        #expect(ends.count == 1)
    }

    @Test func allDeinitialisersOfASubclassRunOnTheMainActor() async {
        Reference { [ends] in Derived { MainActor.assumeIsolated { ends.add() } } }.dropOnAnotherThread()
        await serveTheMainQueue()
        #expect(ends.count == 2)
    }

    @Test func classesMadeFromGenericOnesAreAdoptedOneByOne() async {
        Reference { [ends] in GenericallyDerived<Int> { MainActor.assumeIsolated { ends.add() } } }
            .dropOnAnotherThread()
        Reference { [ends] in GenericallyDerived<[String]> { MainActor.assumeIsolated { ends.add() } } }
            .dropOnAnotherThread()
        await serveTheMainQueue()
        #expect(ends.count == 4)
    }

    @Test func anObjectThatWaitsForItsEndIsNotLiving() async {
        let reference = Reference { [ends] in Adopted { ends.add() } }
        let unretained = reference.unretained
        #expect(unretained._withUnsafeGuaranteedRef { MainActorDeinit.living($0) != nil })
        reference.dropOnAnotherThread()
        #expect(ends.count == 0)
        #expect(unretained._withUnsafeGuaranteedRef { MainActorDeinit.living($0) == nil })
        await serveTheMainQueue()
        #expect(ends.count == 1)
    }

    @Test func nothingIsNotLiving() {
        #expect(MainActorDeinit.living(nil as Adopted?) == nil)
    }
}
