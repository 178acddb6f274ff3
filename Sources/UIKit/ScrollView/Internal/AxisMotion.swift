import Foundation

/// The motion of the content along one axis after a release: it decelerates, and springs back where it meets an edge.
///
/// A value; owned by ScrollMotion. Times are those of the host clock.
struct AxisMotion {
    private enum Phase {
        case resting(at: CGFloat)
        /// `landing` is the exact position at the end of the deceleration, if one was requested.
        case decelerating(Deceleration, since: Double, landing: CGFloat?)
        case springing(Spring, since: Double)
    }

    private var phase: Phase

    private init(_ phase: Phase) {
        self.phase = phase
    }

    static func resting(at position: CGFloat) -> AxisMotion {
        AxisMotion(.resting(at: position))
    }

    static func decelerating(_ deceleration: Deceleration, from time: Double, landing: CGFloat? = nil) -> AxisMotion {
        AxisMotion(.decelerating(deceleration, since: time, landing: landing))
    }

    static func springing(_ spring: Spring, from time: Double) -> AxisMotion {
        AxisMotion(.springing(spring, since: time))
    }

    var isResting: Bool {
        if case .resting = phase { true } else { false }
    }

    /// Returns the position at `time`, between edges that may have moved since the last call.
    mutating func position(at time: Double, edges: ClosedRange<CGFloat>, bounces: Bool) -> CGFloat {
        switch phase {
        case .resting(let position): return position
        case .decelerating(let deceleration, let start, let landing):
            let elapsed = CGFloat(time - start)
            let position = deceleration.position(after: min(max(elapsed, 0), deceleration.duration))
            guard edges.contains(position) else {
                return meetEdge(deceleration, at: position, start: start, time: time, edges: edges, bounces: bounces)
            }
            guard elapsed >= deceleration.duration else { return position }
            phase = .resting(at: landing ?? position)
            return landing ?? position
        case .springing(let spring, let start):
            let elapsed = CGFloat(max(time - start, 0))
            let rest = edges.clamping(spring.rest)
            if abs(rest - spring.rest) >= ScrollPhysics.springRest {
                // The edge has moved: the spring continues to its new position.
                let moved = Spring(
                    rest: rest, displacement: spring.position(after: elapsed) - rest,
                    velocity: spring.velocity(after: elapsed))
                phase = .springing(moved, since: time)
                return moved.position(after: 0)
            }
            guard !spring.isAtRest(after: elapsed) else {
                phase = .resting(at: rest)
                return rest
            }
            return spring.position(after: elapsed)
        }
    }

    /// Moves the whole motion by `delta`.
    mutating func shift(by delta: CGFloat) {
        switch phase {
        case .resting(let position): phase = .resting(at: position + delta)
        case .decelerating(let deceleration, let start, let landing):
            phase = .decelerating(
                Deceleration(
                    origin: deceleration.origin + delta, velocity: deceleration.velocity, rate: deceleration.rate),
                since: start,
                landing: landing.map { $0 + delta })
        case .springing: break  // an edge does not move with the content
        }
    }

    /// Called when the deceleration has passed an edge, at `position`.
    private mutating func meetEdge(
        _ deceleration: Deceleration, at position: CGFloat, start: Double, time: Double, edges: ClosedRange<CGFloat>,
        bounces: Bool
    ) -> CGFloat {
        let edge = edges.clamping(position)
        guard bounces else {
            phase = .resting(at: edge)
            return edge
        }
        if edges.contains(deceleration.origin) {
            let contact = min(deceleration.time(at: edge), deceleration.duration)
            let spring = Spring(rest: edge, displacement: 0, velocity: deceleration.velocity(after: contact))
            phase = .springing(spring, since: start + Double(contact))
        } else {
            // The edge has moved past the content.
            let elapsed = min(max(CGFloat(time - start), 0), deceleration.duration)
            let spring = Spring(
                rest: edge, displacement: position - edge, velocity: deceleration.velocity(after: elapsed))
            phase = .springing(spring, since: time)
        }
        return self.position(at: time, edges: edges, bounces: bounces)
    }
}

extension ClosedRange where Bound == CGFloat {
    func clamping(_ value: CGFloat) -> CGFloat {
        Swift.min(Swift.max(value, lowerBound), upperBound)
    }
}
