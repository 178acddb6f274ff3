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

        @Test func aRangeOfRatesTakesTheNearestPartOfTheScreensRate() {
            func step(_ minimum: Float, _ maximum: Float, _ preferred: Float? = nil, screen: Double = 60) -> Int {
                CAFrameRateRange(minimum: minimum, maximum: maximum, preferred: preferred).step(of: 1 / screen)
            }
            #expect(CAFrameRateRange.default.step(of: 1.0 / 60) == 1)
            #expect(step(10, 60) == 1 && step(10, 60, 30) == 2 && step(10, 60, 24) == 3 && step(8, 15, 0) == 4)
            #expect(step(80, 120, 120) == 1 && step(80, 120, 120, screen: 120) == 1)
            #expect(step(30, 60, 48, screen: 120) == 3 && step(24, 40, 40, screen: 144) == 4)
            // No part of 60 is between 40 and 50.
            #expect(step(40, 50, 50) == 1)
            #expect(step(12, 18, 18) == 4)
        }

        @Test func theRangeAndTheNumberOfFramesAreOneSetting() {
            var calls = 0
            let link = CADisplayLink { _ in calls += 1 }
            #expect(link.preferredFrameRateRange == .default && link.preferredFramesPerSecond == 0)
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 20)
            #expect(link.preferredFramesPerSecond == 20)
            link.add(to: .main, forMode: .common)
            for _ in 0..<6 { screen.advance(by: 1.0 / 60) }
            #expect(calls == 2)
            link.preferredFramesPerSecond = 30
            #expect(link.preferredFrameRateRange == CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30))
            link.preferredFramesPerSecond = 0
            #expect(link.preferredFrameRateRange == .default)
            link.invalidate()
        }

        @Test func aRangeWithoutRatesRaises() {
            final class Heard: @unchecked Sendable {
                var reasons: [String] = []
            }
            let (heard, before) = (Heard(), Trestle.exceptionPolicy)
            defer { Trestle.exceptionPolicy = before }
            Trestle.exceptionPolicy = .report { heard.reasons.append($0.reason ?? "") }
            let link = CADisplayLink { _ in }
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 61, preferred: 61)
            #expect(heard.reasons == ["invalid range (minimum: 80.00 maximum: 61.00 preferred: 61.00)"])
            #expect(link.preferredFrameRateRange == .default)
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
