import HeadlessHost
import HostInterface
import Testing

@MainActor @Suite(.serialized) struct ManualClockTests {
    @Test func timeStandsStillUntilItIsMoved() {
        let clock = ManualClock()
        #expect(clock.now == 0)
        clock.advance(by: 0.5)
        #expect(clock.now == 0.5)
    }

    @Test func theSystemClockOnlyGrows() {
        let clock = SystemClock()
        let first = clock.now
        #expect(clock.now >= first)
    }
}
