import Foundation

/// One axis of content that moves by itself after a release: it coasts, and springs back where it meets an edge.
///
/// A value; owned by ScrollMotion. Times are the host clock's.
struct AxisMotion {
    private enum Phase {
        case resting(at: CGFloat)
        /// `landing`: where the coast must end exactly, when that was asked for.
        case coasting(Coast, since: Double, landing: CGFloat?)
        case springing(Spring, since: Double)
    }

    private var phase: Phase

    private init(_ phase: Phase) {
        self.phase = phase
    }

    static func resting(at position: CGFloat) -> AxisMotion {
        AxisMotion(.resting(at: position))
    }

    static func coasting(_ coast: Coast, from time: Double, landing: CGFloat? = nil) -> AxisMotion {
        AxisMotion(.coasting(coast, since: time, landing: landing))
    }

    static func springing(_ spring: Spring, from time: Double) -> AxisMotion {
        AxisMotion(.springing(spring, since: time))
    }

    var isResting: Bool {
        if case .resting = phase { true } else { false }
    }

    /// The position at `time`, between edges that may have moved since the last call.
    mutating func position(at time: Double, edges: ClosedRange<CGFloat>, bounces: Bool) -> CGFloat {
        switch phase {
        case .resting(let position): return position
        case .coasting(let coast, let start, let landing):
            let elapsed = CGFloat(time - start)
            let position = coast.position(after: min(max(elapsed, 0), coast.duration))
            if let edge = edges.crossed(from: coast.origin, to: position) {
                return meet(edge, coast, start: start, time: time, edges: edges, bounces: bounces)
            }
            guard elapsed >= coast.duration else { return position }
            phase = .resting(at: landing ?? position)
            return landing ?? position
        case .springing(let spring, let start):
            let elapsed = CGFloat(max(time - start, 0))
            guard !spring.isAtRest(after: elapsed) else {
                phase = .resting(at: spring.rest)
                return spring.rest
            }
            return spring.position(after: elapsed)
        }
    }

    /// The whole motion happens `delta` further on.
    mutating func shift(by delta: CGFloat) {
        switch phase {
        case .resting(let position): phase = .resting(at: position + delta)
        case .coasting(let coast, let start, let landing):
            phase = .coasting(
                Coast(origin: coast.origin + delta, velocity: coast.velocity, rate: coast.rate), since: start,
                landing: landing.map { $0 + delta })
        case .springing: break  // an edge does not move with the content
        }
    }

    private mutating func meet(
        _ edge: CGFloat, _ coast: Coast, start: Double, time: Double, edges: ClosedRange<CGFloat>, bounces: Bool
    ) -> CGFloat {
        guard bounces else {
            phase = .resting(at: edge)
            return edge
        }
        let contact = min(coast.time(at: edge), coast.duration)
        let spring = Spring(rest: edge, displacement: 0, velocity: coast.velocity(after: contact))
        phase = .springing(spring, since: start + Double(contact))
        return position(at: time, edges: edges, bounces: bounces)
    }
}

extension ClosedRange where Bound == CGFloat {
    /// The end that lies between a start inside and `position` outside.
    fileprivate func crossed(from start: CGFloat, to position: CGFloat) -> CGFloat? {
        if position > upperBound && start <= upperBound { return upperBound }
        if position < lowerBound && start >= lowerBound { return lowerBound }
        return nil
    }

    func clamping(_ value: CGFloat) -> CGFloat {
        Swift.min(Swift.max(value, lowerBound), upperBound)
    }
}
