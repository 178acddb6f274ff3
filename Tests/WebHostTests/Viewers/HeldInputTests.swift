import HostInterface
import Testing

@testable import WebHost

@Suite struct HeldInputTests {
    /// Asks about events in their order.
    private final class Asked {
        var held = HeldInput()

        func accepts(_ event: PointerEvent) -> Bool { held.accepts(event) }

        func accepts(_ event: KeyEvent) -> Bool { held.accepts(event) }
    }

    private func touch(_ phase: PointerEvent.Phase, id: Int = 1) -> PointerEvent {
        PointerEvent(phase, x: 0, y: 0, time: 0, id: id)
    }

    private func key(_ isDown: Bool, _ usage: Int = 4) -> KeyEvent {
        KeyEvent(isDown: isDown, usage: usage, characters: "a", time: 0)
    }

    @Test func aFingerThatIsNotDownNeitherMovesNorEnds() {
        let held = Asked()
        #expect(!held.accepts(touch(.moved)))
        #expect(!held.accepts(touch(.ended)))
        #expect(held.accepts(touch(.began)))
        #expect(!held.accepts(touch(.began)))
        #expect(held.accepts(touch(.moved)))
        #expect(held.accepts(touch(.ended)))
        #expect(!held.accepts(touch(.cancelled)))
    }

    @Test func fingersAreTrackedApart() {
        let held = Asked()
        #expect(held.accepts(touch(.began, id: 1)))
        #expect(held.accepts(touch(.began, id: 2)))
        #expect(held.accepts(touch(.ended, id: 1)))
        #expect(held.accepts(touch(.moved, id: 2)))
    }

    @Test func thereAreAtMost32Fingers() {
        let held = Asked()
        let accepted = (1...100).filter { held.accepts(touch(.began, id: $0)) }
        #expect(accepted.count == 32)
    }

    @Test func aKeyRepeatsAndComesUpOnce() {
        let held = Asked()
        #expect(!held.accepts(key(false)))
        #expect(held.accepts(key(true)))
        #expect(held.accepts(key(true)))
        #expect(held.accepts(key(false)))
        #expect(!held.accepts(key(false)))
    }

    @Test func releaseCancelsFingersAndRaisesKeys() {
        var held = HeldInput()
        _ = held.accepts(touch(.began, id: 5))
        _ = held.accepts(key(true, 7))
        let events = held.release(at: 9)
        #expect(events.count == 2)
        guard case .pointer(let pointer) = events.first, case .key(let raised) = events.last else {
            Issue.record("\(events)")
            return
        }
        #expect(pointer.phase == .cancelled && pointer.id == 5 && pointer.time == 9)
        #expect(!raised.isDown && raised.usage == 7)
        let rest = held.release(at: 10)
        #expect(rest.isEmpty)
    }
}

@Suite struct PageClockTests {
    @Test func theSpeedOfAFingerDoesNotDependOnTheNetwork() {
        var clock = PageClock()
        // Ten seconds behind; the messages take 20, 90 and 25 ms.
        let times = [(0.0, 10.020), (0.016, 10.106), (0.032, 10.057)].map { clock.time($0.0, now: $0.1) }
        #expect(abs(times[1] - times[0] - 0.016) < 1e-9)
        #expect(abs(times[2] - times[1] - 0.016) < 1e-9)
    }

    @Test func timesAreNeverInTheFuture() {
        var clock = PageClock()
        var random = RandomNumbers(seed: 3)
        for index in 0..<1000 {
            let now = Double(index) * 0.01
            let time = clock.time(now - Double.random(in: -0.1...0.3, using: &random), now: now)
            #expect(time <= now)
        }
    }

    @Test func afterALongBlockTheClockBeginsAnew() {
        var clock = PageClock()
        _ = clock.time(0, now: 10)
        let times = [clock.time(0.1, now: 15), clock.time(0.2, now: 15.1)]
        #expect(times[0] == 15)
        #expect(abs(times[1] - 15.1) < 1e-9)
    }
}
