/// A connection of a point of a body with a fixed point or with a point of another body.
package struct Joint: Equatable, Sendable {
    /// One end of a joint.
    package enum End: Equatable, Sendable {
        case point(Vector)
        /// - Parameter arm: from the center, in the body's own coordinates.
        case body(Int, arm: Vector)
    }

    package var first: End
    package var second: End
    /// The distance of the ends. At a distance of 0 the ends are kept together.
    package var length: Double
    /// In Hertz; 0 for a rigid joint.
    package var frequency: Double
    /// 1 for a spring that does not swing.
    package var damping: Double

    package init(_ first: End, _ second: End, length: Double, frequency: Double = 0, damping: Double = 0) {
        (self.first, self.second, self.length) = (first, second, length)
        (self.frequency, self.damping) = (frequency, damping)
    }

    /// Shorter distances count as none, because their direction means nothing.
    static let leastLength = 1e-3
}

/// Turns a body to an angle.
package struct AngleSpring: Equatable, Sendable {
    package var body: Int
    package var angle: Double
    package var frequency: Double
    package var damping: Double

    package init(body: Int, angle: Double, frequency: Double, damping: Double) {
        (self.body, self.angle, self.frequency, self.damping) = (body, angle, frequency, damping)
    }
}

/// The numbers with which an impulse makes a constraint behave as a spring, however stiff it is.
///
/// Erin Catto, "Soft Constraints", Game Developers Conference 2011.
struct Softness {
    /// Multiplied by the sum of the impulses.
    let give: Double
    /// Multiplied by the distance from the goal.
    let pull: Double

    /// - Parameter mass: What the constraint moves; frequency 0 makes it rigid.
    init(mass: Double, frequency: Double, damping: Double, step: Double) {
        guard frequency > 0, mass > 0 else {
            give = 0
            pull = Self.correction / step
            return
        }
        let pace = 2 * Double.pi * frequency
        let stiffness = mass * pace * pace
        let drag = 2 * mass * damping * pace
        let sum = drag + step * stiffness
        give = 1 / (step * sum)
        pull = step * stiffness / (step * sum)
    }

    /// The part of an error that a rigid constraint removes in a step.
    private static let correction = 0.2
}
