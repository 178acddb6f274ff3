/// Keeps the ends of one joint together during a step.
struct JointSolver {
    private let joint: Joint
    private let (firstArm, secondArm): (Vector, Vector)
    /// From the first end to the second.
    private let way: Vector
    private let step: Double
    private var impulse = Vector.zero

    init(_ joint: Joint, _ bodies: [Body], step: Double) {
        self.joint = joint
        self.step = step
        let (first, second) = (Self.place(joint.first, bodies), Self.place(joint.second, bodies))
        (firstArm, secondArm) = (first.arm, second.arm)
        way = second.point - first.point
    }

    private static func place(_ end: Joint.End, _ bodies: [Body]) -> (point: Vector, arm: Vector) {
        switch end {
        case .point(let point): return (point, .zero)
        case .body(let index, let arm):
            let turned = bodies[index].turned(arm)
            return (bodies[index].position + turned, turned)
        }
    }

    private func velocity(_ end: Joint.End, _ arm: Vector, _ bodies: [Body]) -> Vector {
        if case .body(let index, _) = end { bodies[index].velocity(at: arm) } else { .zero }
    }

    private func push(_ end: Joint.End, _ arm: Vector, _ impulse: Vector, _ bodies: inout [Body]) {
        if case .body(let index, _) = end { bodies[index].apply(impulse: impulse, at: arm) }
    }

    /// How much velocity an impulse of 1 along a direction gives the ends.
    private func mobility(_ direction: Vector, _ bodies: [Body]) -> Double {
        func part(_ end: Joint.End, _ arm: Vector) -> Double {
            if case .body(let index, _) = end { bodies[index].mobility(direction, at: arm) } else { 0 }
        }
        return part(joint.first, firstArm) + part(joint.second, secondArm)
    }

    mutating func solve(_ bodies: inout [Body]) {
        if joint.length > Joint.leastLength, way.length > Joint.leastLength {
            solve(along: way.unit, error: way.length - joint.length, &bodies)
        } else {
            // One direction after the other; the repetitions bring them together.
            solve(along: Vector(1, 0), error: way.x, &bodies)
            solve(along: Vector(0, 1), error: way.y, &bodies)
        }
    }

    private mutating func solve(along direction: Vector, error: Double, _ bodies: inout [Body]) {
        let mobility = mobility(direction, bodies)
        guard mobility > 0 else { return }
        let soft = Softness(
            mass: 1 / mobility, frequency: joint.frequency, damping: joint.damping, step: step)
        let speed =
            (velocity(joint.second, secondArm, bodies) - velocity(joint.first, firstArm, bodies)).dot(direction)
        let change =
            -(speed + soft.pull * error + soft.give * impulse.dot(direction)) / (mobility + soft.give)
        impulse += direction * change
        push(joint.second, secondArm, direction * change, &bodies)
        push(joint.first, firstArm, direction * -change, &bodies)
    }
}

/// Turns a body during a step.
struct AngleSolver {
    private let spring: AngleSpring
    private let error: Double
    private let step: Double
    private var impulse = 0.0

    init(_ spring: AngleSpring, _ bodies: [Body], step: Double) {
        (self.spring, self.step) = (spring, step)
        // The short way: whole turns count as none (unverified).
        error = (bodies[spring.body].angle - spring.angle).remainder(dividingBy: 2 * .pi)
    }

    mutating func solve(_ bodies: inout [Body]) {
        let mobility = bodies[spring.body].inverseInertia
        guard mobility > 0 else { return }
        let soft = Softness(
            mass: 1 / mobility, frequency: spring.frequency, damping: spring.damping, step: step)
        let change =
            -(bodies[spring.body].spin + soft.pull * error + soft.give * impulse) / (mobility + soft.give)
        impulse += change
        bodies[spring.body].spin += change * mobility
    }
}
