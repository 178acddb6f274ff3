import Testing

@testable import QuartzCore

extension Layers {
    @MainActor
    @Suite
    struct DisplayLinkTests {
        let screen = Screen()

        @MainActor
        final class Target {
            var times: [Double] = []
            func step(_ link: CADisplayLink) { times.append(link.timestamp) }
        }

        @Test func aLinkIsCalledWithEveryFrame() {
            var times: [Double] = []
            let link = CADisplayLink { times.append($0.timestamp) }
            link.add(to: .main, forMode: .common)
            #expect(FrameClock.needsFrames)
            screen.advance(by: 1.0 / 60)
            screen.advance(by: 1.0 / 60)
            #expect(times == [100 + 1.0 / 60, 100 + 1.0 / 60 + 1.0 / 60])
            #expect(link.targetTimestamp == link.timestamp + link.duration)
            link.invalidate()
            screen.advance(by: 1.0 / 60)
            #expect(times.count == 2)
        }

        @Test func aPausedLinkLetsTheProcessSleep() {
            var calls = 0
            let link = CADisplayLink { _ in calls += 1 }
            link.add(to: .main, forMode: .common)
            link.isPaused = true
            screen.advance(by: 1)
            #expect(calls == 0 && !FrameClock.needsFrames)
            link.isPaused = false
            #expect(FrameClock.needsFrames)
            screen.advance(by: 1)
            #expect(calls == 1)
            link.invalidate()
        }

        @Test func halfTheRateIsEverySecondFrame() {
            var calls = 0
            let link = CADisplayLink { _ in calls += 1 }
            link.preferredFramesPerSecond = 30
            link.add(to: .main, forMode: .common)
            for _ in 0..<6 { screen.advance(by: 1.0 / 60) }
            #expect(calls == 3)
            link.invalidate()
        }

        @Test func aTargetIsCalledByItsMethodAndKeptAlive() {
            weak var weakTarget: Target?
            let link: CADisplayLink
            do {
                let target = Target()
                weakTarget = target
                link = CADisplayLink(target: target, action: Target.step)
            }
            link.add(to: .main, forMode: .default)
            screen.advance(by: 1)
            #expect(weakTarget?.times.count == 1)
            link.invalidate()
            #expect(weakTarget == nil)
        }

        @Test func removingTheLastModeStopsTheCalls() {
            var calls = 0
            let link = CADisplayLink { _ in calls += 1 }
            link.add(to: .main, forMode: .common)
            link.add(to: .main, forMode: .default)
            link.remove(from: .main, forMode: .common)
            screen.advance(by: 1)
            link.remove(from: .main, forMode: .default)
            screen.advance(by: 1)
            #expect(calls == 1)
        }

        @Test func mediaTimeIsTheHostsTime() {
            #expect(CACurrentMediaTime() == 100)
            screen.clock.advance(by: 2)
            #expect(CACurrentMediaTime() == 102)
        }
    }
}
