import Foundation
import FoundationAdditions
import Testing

struct MemoryPressureTests {
    @Test func aSourceHasTheEventsThatItWants() {
        let queue = DispatchQueue(label: "trestle.test")
        let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: queue)
        let events = Events()
        source.setEventHandler { events.add(source.data) }
        source.resume()
        MemoryPressure.report(.normal)
        queue.sync {}
        #expect(events.all == [])
        MemoryPressure.report(.warning)
        events.wait()
        #expect(events.all == [.warning])
        source.cancel()
    }

    // Sound: the events are used under the condition's lock only.
    private final class Events: @unchecked Sendable {
        private let condition = NSCondition()
        private var events: [DispatchSource.MemoryPressureEvent] = []

        var all: [DispatchSource.MemoryPressureEvent] { condition.withLock { events } }

        func add(_ event: DispatchSource.MemoryPressureEvent) {
            condition.withLock { events.append(event) }
            condition.broadcast()
        }

        /// Waits for the first event.
        func wait() {
            condition.withLock {
                while events.isEmpty { condition.wait() }
            }
        }
    }
}
