/// What a body touches.
package enum Partner: Hashable, Sendable {
    case body(Int)
    /// The number of a boundary.
    case boundary(Int)
}

/// A body, what it touches, and where. Of two bodies the first one has the lower number.
package struct Contact: Equatable, Sendable {
    package let body: Int
    package let partner: Partner
    package let point: Vector
}

/// Keeps two outlines from going on into each other during a step.
struct ContactSolver {
    private let body: Int
    private let other: Int?
    private let touch: Touch
    private let (arm, otherArm): (Vector, Vector)
    private let friction: Double
    /// The speed at which the outlines part after the step.
    private let rebound: Double
    private var (push, drag) = (0.0, 0.0)

    /// Slower collisions do not rebound, so that bodies come to rest.
    private static let leastRebound = 40.0

    init(_ touch: Touch, body: Int, other: Int?, _ bodies: [Body]) {
        (self.touch, self.body, self.other) = (touch, body, other)
        arm = touch.point - bodies[body].position
        otherArm = other.map { touch.point - bodies[$0].position } ?? .zero
        let otherFriction = other.map { bodies[$0].friction } ?? bodies[body].friction
        friction = (bodies[body].friction * otherFriction).squareRoot()
        let elasticity = max(bodies[body].elasticity, other.map { bodies[$0].elasticity } ?? 0)
        let speed = Self.speed(body, other, arm, otherArm, bodies).dot(touch.normal)
        rebound = speed < -Self.leastRebound ? -speed * elasticity : 0
    }

    /// The velocity of the other outline at the point, seen from the body.
    private static func speed(_ body: Int, _ other: Int?, _ arm: Vector, _ otherArm: Vector, _ bodies: [Body]) -> Vector
    {
        (other.map { bodies[$0].velocity(at: otherArm) } ?? .zero) - bodies[body].velocity(at: arm)
    }

    private func mobility(_ direction: Vector, _ bodies: [Body]) -> Double {
        bodies[body].mobility(direction, at: arm) + (other.map { bodies[$0].mobility(direction, at: otherArm) } ?? 0)
    }

    mutating func solve(_ bodies: inout [Body]) {
        let along = touch.normal.normal
        let slide = mobility(along, bodies)
        if slide > 0, friction > 0 {
            let limit = friction * push
            let change = -Self.speed(body, other, arm, otherArm, bodies).dot(along) / slide
            let sum = min(max(drag + change, -limit), limit)
            apply(along * (sum - drag), &bodies)
            drag = sum
        }
        let mobility = mobility(touch.normal, bodies)
        guard mobility > 0 else { return }
        let speed = Self.speed(body, other, arm, otherArm, bodies).dot(touch.normal)
        let sum = max(0, push + (rebound - speed) / mobility)
        apply(touch.normal * (sum - push), &bodies)
        push = sum
    }

    private func apply(_ impulse: Vector, _ bodies: inout [Body]) {
        if let other { bodies[other].apply(impulse: impulse, at: otherArm) }
        bodies[body].apply(impulse: -impulse, at: arm)
    }

    /// How much of an overlap is left, and which part of the rest is removed in a step.
    private static let (slop, correction) = (0.1, 0.3)

    /// Moves the bodies apart, without giving them velocity.
    func separate(_ bodies: inout [Body]) {
        let total = bodies[body].inverseMass + (other.map { bodies[$0].inverseMass } ?? 0)
        guard total > 0, touch.depth > Self.slop else { return }
        let way = touch.normal * ((touch.depth - Self.slop) * Self.correction / total)
        bodies[body].position -= way * bodies[body].inverseMass
        if let other { bodies[other].position += way * bodies[other].inverseMass }
    }
}
