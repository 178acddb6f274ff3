import Dispatch
import HeadlessHost
import Synchronization
import Testing

@testable import QuartzCore

extension Layers {
    /// The clock of animations, which `CACurrentMediaTime()` reads on any thread.
    @MainActor
    @Suite
    struct ClockThreadTests {
        @Test func theClockIsReadOnOtherThreadsWhileApplicationsGiveTheirs() {
            let before = MediaTime.clock
            defer { MediaTime.clock = before }
            MediaTime.clock = ManualClock(now: 1)
            let readers = Readers(expecting: 1...500)
            for time in 2...500 { MediaTime.clock = ManualClock(now: Double(time)) }
            #expect(readers.wrongReadings() == 0)
            #expect(CACurrentMediaTime() == 500)
        }

        @Test func theClockIsReadOnOtherThreadsWhileATestMovesIt() {
            let before = MediaTime.clock
            defer { MediaTime.clock = before }
            let clock = ManualClock(now: 0)
            MediaTime.clock = clock
            let readers = Readers(expecting: 0...500)
            for _ in 1...500 { clock.advance(by: 1) }
            #expect(readers.wrongReadings() == 0)
            #expect(CACurrentMediaTime() == 500)
        }
    }
}

/// Three threads that read the clock a thousand times each.
private final class Readers: Sendable {
    private let group = DispatchGroup()
    private let wrong = Atomic(0)

    init(expecting times: ClosedRange<Double>) {
        for _ in 0..<3 {
            DispatchQueue.global().async(group: group) { [self] in
                for _ in 0..<1000 where !times.contains(CACurrentMediaTime()) { wrong.add(1, ordering: .relaxed) }
            }
        }
    }

    /// Waits for the threads.
    func wrongReadings() -> Int {
        group.wait()
        return wrong.load(ordering: .relaxed)
    }
}
