/// A rigid body.
package struct Body: Sendable {
    package var shape: Shape
    package var position: Vector
    /// In radians, from x to y.
    package var angle: Double
    /// In units of length a second.
    package var velocity = Vector.zero
    package var spin = 0.0

    /// Mass for an area of 10,000.
    package var density = 1.0
    /// How much of its speed a collision gives back, from 0 to 1.
    package var elasticity = 0.0
    package var friction = 0.0
    /// How much of the velocity is lost in a second.
    package var resistance = 0.0
    package var angularResistance = 0.0
    package var allowsRotation = true
    /// Whether nothing moves the body.
    package var isAnchored = false

    package init(_ shape: Shape, at position: Vector, angle: Double = 0) {
        (self.shape, self.position, self.angle) = (shape, position, angle)
    }

    /// The area that has a mass of 1 at a density of 1.
    package static let unitArea = 10_000.0

    /// That a body without an area or a density has a mass of 1 is unverified.
    package var mass: Double {
        let mass = density * shape.area / Self.unitArea
        return mass > 0 ? mass : 1
    }

    /// One divided by the mass; zero for what nothing moves.
    var inverseMass: Double { isAnchored ? 0 : 1 / mass }

    var inverseInertia: Double {
        guard !isAnchored, allowsRotation else { return 0 }
        let inertia = mass * shape.unitInertia
        return inertia > 0 ? 1 / inertia : 0
    }

    /// Returns the velocity of a point of the body, given from its center.
    func velocity(at arm: Vector) -> Vector { velocity + arm.normal * spin }

    /// How much velocity an impulse of 1 along a direction gives a point.
    func mobility(_ direction: Vector, at arm: Vector) -> Double {
        let turning = arm.cross(direction)
        return inverseMass + turning * turning * inverseInertia
    }

    /// Takes the velocity that a body does not follow, from which others that touch it would get speed.
    mutating func holdStill() {
        if isAnchored { velocity = .zero }
        if isAnchored || !allowsRotation { spin = 0 }
    }

    mutating func apply(impulse: Vector, at arm: Vector) {
        velocity += impulse * inverseMass
        spin += arm.cross(impulse) * inverseInertia
    }

    /// Turns a vector of the body's own coordinates.
    func turned(_ vector: Vector) -> Vector { turn.apply(vector) }

    var turn: Turn { Turn(cosine: cosine(angle), sine: sine(angle)) }

    /// The corners of a polygon in the world; nil for a circle.
    var corners: [Vector]? {
        guard case .polygon(let corners) = shape else { return nil }
        let turn = turn
        return corners.map { turn.apply($0) + position }
    }
}
