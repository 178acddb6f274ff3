/// Rigid bodies, and what moves and stops them. Equal worlds that take equal steps stay equal.
///
/// A step changes the velocities by the forces, then by impulses which keep joints together and contacts apart, one
/// after the other and all several times, then the positions by the velocities.
package struct World: Sendable {
    package var bodies: [Body] = []
    package var joints: [Joint] = []
    package var angleSprings: [AngleSpring] = []
    package var boundaries: [Boundary] = []
    /// Accelerations of bodies, by their number, in units of length a second and second.
    package var accelerations: [Int: Vector] = [:]
    /// Forces on points of bodies, in their own coordinates.
    package var forces: [(body: Int, force: Vector, arm: Vector)] = []
    /// The pairs of bodies that collide, the lower number first.
    package var collidingPairs: [(Int, Int)] = []
    /// The bodies that stop at boundaries, with the numbers of these.
    package var confinements: [(body: Int, boundary: Int)] = []
    /// What touched in the last step.
    package private(set) var contacts: [Contact] = []

    package init() {}

    private static let iterations = 10

    /// - Parameter duration: in seconds; small enough that no body moves farther than its own size.
    package mutating func step(_ duration: Double) {
        accelerate(duration)
        var solvers = findContacts()
        var jointSolvers = joints.map { JointSolver($0, bodies, step: duration) }
        var angleSolvers = angleSprings.map { AngleSolver($0, bodies, step: duration) }
        for _ in 0..<Self.iterations {
            for index in jointSolvers.indices { jointSolvers[index].solve(&bodies) }
            for index in angleSolvers.indices { angleSolvers[index].solve(&bodies) }
            for index in solvers.indices { solvers[index].solve(&bodies) }
        }
        move(duration)
        for solver in solvers { solver.separate(&bodies) }
    }

    /// Gives a body an impulse at once, at a point of its own coordinates.
    package mutating func push(_ body: Int, _ impulse: Vector, at arm: Vector) {
        bodies[body].apply(impulse: impulse, at: bodies[body].turned(arm))
    }

    private mutating func accelerate(_ duration: Double) {
        for index in bodies.indices { bodies[index].holdStill() }
        for (index, acceleration) in accelerations where !bodies[index].isAnchored {
            bodies[index].velocity += acceleration * duration
        }
        for (index, force, arm) in forces {
            let arm = bodies[index].turned(arm)
            bodies[index].apply(impulse: force * duration, at: arm)
        }
        for index in bodies.indices {
            if bodies[index].resistance > 0 {
                bodies[index].velocity = bodies[index].velocity * exponential(-bodies[index].resistance * duration)
            }
            if bodies[index].angularResistance > 0 {
                bodies[index].spin *= exponential(-bodies[index].angularResistance * duration)
            }
        }
    }

    private mutating func findContacts() -> [ContactSolver] {
        contacts = []
        var solvers: [ContactSolver] = []
        for (first, second) in collidingPairs {
            let touches = Collision.touches(bodies[first], bodies[second])
            solvers += touches.map { ContactSolver($0, body: first, other: second, bodies) }
            note(touches, first, .body(second))
        }
        for (body, boundary) in confinements {
            let touches = boundaries[boundary].contacts(with: bodies[body])
            solvers += touches.map { ContactSolver($0, body: body, other: nil, bodies) }
            note(touches, body, .boundary(boundary))
        }
        return solvers
    }

    private mutating func note(_ touches: [Touch], _ body: Int, _ partner: Partner) {
        guard !touches.isEmpty else { return }
        let sum = touches.reduce(Vector.zero) { $0 + $1.point }
        contacts.append(Contact(body: body, partner: partner, point: sum * (1 / Double(touches.count))))
    }

    private mutating func move(_ duration: Double) {
        for index in bodies.indices where !bodies[index].isAnchored {
            bodies[index].position += bodies[index].velocity * duration
            if bodies[index].allowsRotation { bodies[index].angle += bodies[index].spin * duration }
        }
    }
}
