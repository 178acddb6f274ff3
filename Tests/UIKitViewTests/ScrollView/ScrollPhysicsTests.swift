import Testing

@testable import UIKit

/// The laws against the numbers of github.com/Vercantez/openuikit (docs/APP_FEEL.md, golden/scroll_traces).
@Suite
struct ScrollPhysicsTests {
    @Test func theRubberBandGives235PointsFor590() {
        #expect(abs(ScrollPhysics.rubberBand(590, dimension: 852) - 235) < 0.3)
        #expect(abs(ScrollPhysics.rubberBand(-590, dimension: 852) + 235) < 0.3)
    }

    @Test func theFingersDistanceIsTheBandsInverse() {
        for distance in [-300.0, -1, 0, 5, 590, 5000] {
            let shown = ScrollPhysics.rubberBand(distance, dimension: 852)
            #expect(abs(ScrollPhysics.fingerDistance(shown: shown, dimension: 852) - distance) < 1e-6)
        }
    }

    @Test(arguments: [(750.0, 5074.0, 5443.667, 5443.333), (3000, 5326, 6819.667, 6818)])
    func theAnnouncedTargetAndTheEndAreTheMeasuredOnes(speed: Double, origin: Double, target: Double, end: Double) {
        let coast = Deceleration(origin: origin, velocity: speed, rate: 0.998)
        #expect(abs(coast.announcedTarget - target) < 1.0 / 6)
        #expect(abs(coast.position(after: coast.duration) - end) < 1.0 / 6)
    }

    @Test(arguments: [(750.0, 2.161), (3000, 2.852)])
    func aCoastTakesTheMeasuredTime(speed: Double, seconds: Double) {
        let coast = Deceleration(origin: 0, velocity: speed, rate: 0.998)
        #expect(abs(coast.duration - seconds) < 0.015 * seconds)
    }

    @Test func aCoastToATargetEndsThere() {
        for target in [300.0, -40, 2] {
            let coast = Deceleration(origin: 100, target: target, rate: 0.998)
            #expect(abs(coast.position(after: coast.duration) - target) < 1e-6)
        }
    }

    @Test func anImpactOf3000PointsASecondOvershootsBy100() {
        let spring = Spring(rest: 0, displacement: 0, velocity: 3000)
        let peak = (0..<400).map { spring.position(after: CGFloat($0) / 1000) }.max() ?? 0
        #expect(abs(peak - 99.7) < 1.1)
        #expect(!spring.isAtRest(after: 0.05))
    }

    @Test func aCoastBouncesOffAnEdgeWithTheSpeedItHas() {
        var motion = AxisMotion.decelerating(Deceleration(origin: 0, velocity: 3000, rate: 0.998), from: 10)
        let edges: ClosedRange<CGFloat> = 0...100
        let positions = stride(from: 0.0, to: 2, by: 1.0 / 60).map {
            motion.position(at: 10 + $0, edges: edges, bounces: true)
        }
        let contactSpeed = 3000 - 100 / 0.499
        #expect(abs((positions.max() ?? 0) - 100 - contactSpeed / (ScrollPhysics.springFrequency * M_E)) < 1)
        #expect(positions.last == 100)
        #expect(motion.isResting)
    }

    @Test func withoutBouncingACoastStopsAtTheEdge() {
        var motion = AxisMotion.decelerating(Deceleration(origin: 0, velocity: 3000, rate: 0.998), from: 0)
        #expect(motion.position(at: 1, edges: 0...100, bounces: false) == 100)
        #expect(motion.isResting)
    }

    @Test func edgesThatMoveMeanwhileAreRespected() {
        var motion = AxisMotion.decelerating(Deceleration(origin: 0, velocity: 3000, rate: 0.998), from: 0)
        #expect(motion.position(at: 0.05, edges: 0...10000, bounces: false) > 100)
        #expect(motion.position(at: 0.1, edges: 0...50, bounces: false) == 50)
    }

    @Test func aBounceFollowsAnEdgeThatMoves() {
        var motion = AxisMotion.springing(Spring(rest: 100, displacement: 50, velocity: 0), from: 0)
        _ = motion.position(at: 0.1, edges: 0...100, bounces: true)
        let positions = stride(from: 0.1, to: 2, by: 1.0 / 60).map {
            motion.position(at: $0, edges: 0...40, bounces: true)
        }
        #expect(positions.first ?? 0 > 100)
        #expect(zip(positions, positions.dropFirst()).allSatisfy { abs($0 - $1) < 20 })
        #expect(positions.last == 40)
    }

    @Test func aCoastThatAnEdgeHasOvertakenSpringsBack() {
        var motion = AxisMotion.decelerating(Deceleration(origin: 500, velocity: 1000, rate: 0.998), from: 0)
        _ = motion.position(at: 0.1, edges: 0...10000, bounces: true)
        _ = motion.position(at: 0.2, edges: 0...100, bounces: true)
        #expect(motion.position(at: 3, edges: 0...100, bounces: true) == 100)
        #expect(motion.isResting)
    }
}
