import Foundation

/// The laws of scrolling, as pure functions of time and distance.
///
/// Measured on iOS 26.1 (github.com/Vercantez/openuikit, docs/APP_FEEL.md and golden/scroll_traces); units are points and
/// seconds.
enum ScrollPhysics {
    /// A coasting view stops when it is this slow, and a slower release does not coast.
    static let restingSpeed: CGFloat = 10

    /// The clock of a movement starts this long after the finger's last event: the best fit to the traces.
    static let startDelay = 0.001

    /// The spring that brings content back to an edge is critically damped, stiffness 120 and mass 1.
    static let springFrequency = CGFloat(120).squareRoot()

    /// A bounce is over when the offset is within a third of a point of its edge after rounding at scale 3.
    static let springRest: CGFloat = 0.5

    /// How much of a drag past an edge is followed near the edge.
    private static let rubberBandFactor: CGFloat = 0.55

    /// How far content goes past its edge when the finger has pulled it `distance` past, in a view `dimension` long.
    static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let pulled = abs(distance) * rubberBandFactor
        let shown = pulled * dimension / (pulled + dimension)
        return distance < 0 ? -shown : shown
    }

    /// How far the finger has pulled when the content is `shown` past its edge.
    static func fingerDistance(shown: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        // The band never reaches its dimension; content put there by code counts as nearly there.
        let reached = min(abs(shown), dimension * 0.99)
        let pulled = reached * dimension / (rubberBandFactor * (dimension - reached))
        return shown < 0 ? -pulled : pulled
    }

    /// The speed with which content let go past its edge starts back: 7.3 times the distance, each second, fits the
    /// measured release of a held overscroll of 235 points to two thirds of a point.
    static func returnVelocity(displacement: CGFloat) -> CGFloat {
        -7.3 * displacement
    }
}

/// Content that coasts: the speed is multiplied by the deceleration rate each millisecond.
struct Deceleration {
    let origin: CGFloat
    /// Points per second.
    let velocity: CGFloat
    let rate: CGFloat

    /// Distance per unit of speed lost: 0.499 s at the normal rate.
    private var reach: CGFloat { rate / (1 - rate) / 1000 }

    private var decayPerSecond: CGFloat { -log(rate) * 1000 }

    /// Until the speed is ``ScrollPhysics/restingSpeed``.
    var duration: CGFloat {
        max(0, log(abs(velocity) / ScrollPhysics.restingSpeed) / decayPerSecond)
    }

    init(origin: CGFloat, velocity: CGFloat, rate: CGFloat) {
        self.origin = origin
        self.velocity = velocity
        self.rate = rate
    }

    /// The coast that ends at `target`, whatever the speed at the start has to be.
    init(origin: CGFloat, target: CGFloat, rate: CGFloat) {
        let distance = target - origin
        let resting = distance < 0 ? -ScrollPhysics.restingSpeed : ScrollPhysics.restingSpeed
        self.init(origin: origin, velocity: distance / (rate / (1 - rate) / 1000) + resting, rate: rate)
    }

    func position(after time: CGFloat) -> CGFloat {
        origin + velocity * reach * (1 - pow(rate, time * 1000))
    }

    func velocity(after time: CGFloat) -> CGFloat {
        velocity * pow(rate, time * 1000)
    }

    /// When the coast passes `position`; it must lie ahead and within reach.
    func time(at position: CGFloat) -> CGFloat {
        let left = 1 - (position - origin) / (velocity * reach)
        return left > 0 ? log(left) / log(rate) / 1000 : .infinity
    }

    /// Where UIKit announces that the coast will end: the continuous form of the law, which at 3 points per millisecond
    /// is 1.67 points beyond where the coast does end.
    var announcedTarget: CGFloat {
        let resting = velocity < 0 ? -ScrollPhysics.restingSpeed : ScrollPhysics.restingSpeed
        guard abs(velocity) > ScrollPhysics.restingSpeed else { return origin }
        return origin + (velocity - resting) / decayPerSecond
    }
}

/// Content on its way back to an edge, or to a page.
struct Spring {
    let rest: CGFloat
    /// From ``rest``, at the start.
    let displacement: CGFloat
    let velocity: CGFloat

    private static let frequency = ScrollPhysics.springFrequency

    private var slope: CGFloat { velocity + Self.frequency * displacement }

    func position(after time: CGFloat) -> CGFloat {
        rest + (displacement + slope * time) * exp(-Self.frequency * time)
    }

    func velocity(after time: CGFloat) -> CGFloat {
        (slope - Self.frequency * (displacement + slope * time)) * exp(-Self.frequency * time)
    }

    func isAtRest(after time: CGFloat) -> Bool {
        abs(position(after: time) - rest) < ScrollPhysics.springRest
            && abs(velocity(after: time)) < 2 * ScrollPhysics.restingSpeed
    }
}
