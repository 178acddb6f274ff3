import Foundation

/// The physics of scrolling, as pure functions of time and distance.
///
/// Measured on iOS 26.1 (github.com/Vercantez/openuikit, docs/APP_FEEL.md and golden/scroll_traces); units are points
/// and seconds.
enum ScrollPhysics {
    /// The speed, in points per second, at which decelerating content stops. A release at a lower speed does not
    /// decelerate.
    static let restingSpeed: CGFloat = 10

    /// The delay between the finger's last event and the start of a motion; the best fit to the traces.
    static let startDelay = 0.001

    /// The frequency of the spring that moves content back to an edge, which is critically damped, with stiffness 120
    /// and mass 1.
    static let springFrequency = CGFloat(120).squareRoot()

    /// The distance from its edge at which a bounce is over: a third of a point after rounding at scale 3.
    static let springRest: CGFloat = 0.5

    /// The ratio of content to finger movement near the edge, for a drag past it.
    private static let rubberBandFactor: CGFloat = 0.55

    /// Returns the distance of the content past its edge when the finger has pulled it `distance` past, in a view of
    /// length `dimension`.
    static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let pulled = abs(distance) * rubberBandFactor
        let shown = pulled * dimension / (pulled + dimension)
        return distance < 0 ? -shown : shown
    }

    /// Returns the distance that the finger has pulled when the content is `shown` past its edge; the inverse of
    /// ``rubberBand(_:dimension:)``.
    static func fingerDistance(shown: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        // The content never gets past its edge by `dimension`. Content that code moved further counts as nearly there.
        let reached = min(abs(shown), dimension * 0.99)
        let pulled = reached * dimension / (rubberBandFactor * (dimension - reached))
        return shown < 0 ? -pulled : pulled
    }

    /// Returns the initial speed of content released past its edge: 7.3 times the distance, per second. This fits the
    /// measured release of a held overscroll of 235 points to two thirds of a point.
    static func returnVelocity(displacement: CGFloat) -> CGFloat {
        -7.3 * displacement
    }
}

/// Decelerating content: its speed is multiplied by the deceleration rate every millisecond.
struct Deceleration {
    let origin: CGFloat
    /// Points per second.
    let velocity: CGFloat
    let rate: CGFloat

    /// The distance covered per unit of speed lost: 0.499 s at the normal rate.
    private var reach: CGFloat { rate / (1 - rate) / 1000 }

    private var decayPerSecond: CGFloat { -log(rate) * 1000 }

    /// The time until the speed is ``ScrollPhysics/restingSpeed``.
    var duration: CGFloat {
        max(0, log(abs(velocity) / ScrollPhysics.restingSpeed) / decayPerSecond)
    }

    init(origin: CGFloat, velocity: CGFloat, rate: CGFloat) {
        self.origin = origin
        self.velocity = velocity
        self.rate = rate
    }

    /// Creates the deceleration that ends at `target`, by choosing its initial velocity.
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

    /// Returns the time when the content passes `position`, which must lie ahead and within reach.
    func time(at position: CGFloat) -> CGFloat {
        let left = 1 - (position - origin) / (velocity * reach)
        return left > 0 ? log(left) / log(rate) / 1000 : .infinity
    }

    /// The end of the deceleration that UIKit reports to the delegate. It follows from the continuous form of the law:
    /// at 3 points per millisecond it is 1.67 points beyond the real end.
    var announcedTarget: CGFloat {
        let resting = velocity < 0 ? -ScrollPhysics.restingSpeed : ScrollPhysics.restingSpeed
        guard abs(velocity) > ScrollPhysics.restingSpeed else { return origin }
        return origin + (velocity - resting) / decayPerSecond
    }
}

/// The motion of content back to an edge, or to a page.
struct Spring {
    let rest: CGFloat
    /// The initial distance from ``rest``.
    let displacement: CGFloat
    let velocity: CGFloat
    /// In radians per second.
    var frequency = ScrollPhysics.springFrequency

    private var slope: CGFloat { velocity + frequency * displacement }

    func position(after time: CGFloat) -> CGFloat {
        rest + (displacement + slope * time) * exp(-frequency * time)
    }

    func velocity(after time: CGFloat) -> CGFloat {
        (slope - frequency * (displacement + slope * time)) * exp(-frequency * time)
    }

    func isAtRest(after time: CGFloat) -> Bool {
        abs(position(after: time) - rest) < ScrollPhysics.springRest
            && abs(velocity(after: time)) < 2 * ScrollPhysics.restingSpeed
    }
}
