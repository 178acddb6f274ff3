import Testing

@testable import RigidBodies

struct WorldTests {
    private let step = 1.0 / 240

    private func box(_ x: Double, _ y: Double, _ size: Double = 100) -> Body {
        Body(.box(width: size, height: size), at: Vector(x, y))
    }

    private func run(_ world: inout World, seconds: Double, _ each: (World) -> Void = { _ in }) {
        for _ in 0..<Int(seconds / step) {
            world.step(step)
            each(world)
        }
    }

    private func room(_ width: Double, _ height: Double) -> Boundary {
        .room(least: .zero, most: Vector(width, height))
    }

    @Test func anAcceleratedBodyFalls() {
        var world = World()
        world.bodies = [box(0, 0)]
        world.accelerations[0] = Vector(0, 1000)
        run(&world, seconds: 1)
        #expect(abs(world.bodies[0].velocity.y - 1000) < 1)
        #expect(abs(world.bodies[0].position.y - 500) < 3)
    }

    @Test func aHeavierBodyIsPushedLess() {
        var world = World()
        world.bodies = [box(0, 0), box(500, 0)]
        world.bodies[1].density = 4
        world.forces = [(0, Vector(100, 0), .zero), (1, Vector(100, 0), .zero)]
        run(&world, seconds: 1)
        #expect(abs(world.bodies[0].velocity.x - 100) < 0.1 && abs(world.bodies[1].velocity.x - 25) < 0.1)
    }

    @Test func aBodyRestsOnTheFloorOfARoom() {
        var world = World()
        world.bodies = [box(200, 100)]
        world.boundaries = [room(400, 400)]
        world.confinements = [(0, 0)]
        world.accelerations[0] = Vector(0, 1000)
        run(&world, seconds: 3)
        let body = world.bodies[0]
        #expect(abs(body.position.y - 350) < 1 && body.velocity.length < 1 && abs(body.angle) < 0.01)
        #expect(world.contacts.map(\.partner) == [.boundary(0)])
    }

    @Test func anElasticBodyReboundsToItsHeight() {
        var world = World()
        world.bodies = [Body(.circle(radius: 20), at: Vector(200, 100))]
        world.bodies[0].elasticity = 1
        world.boundaries = [room(400, 400)]
        world.confinements = [(0, 0)]
        world.accelerations[0] = Vector(0, 1000)
        var highest = 400.0
        run(&world, seconds: 0.8)
        run(&world, seconds: 1) { highest = min(highest, $0.bodies[0].position.y) }
        #expect(abs(highest - 100) < 15)
    }

    @Test func aStackOfBoxesStands() {
        var world = World()
        world.bodies = (0..<4).map { box(200, 350 - Double($0) * 90, 80) }
        for index in 0..<4 {
            world.bodies[index].friction = 0.5
            world.accelerations[index] = Vector(0, 1000)
            for other in (index + 1)..<5 where other < 4 { world.collidingPairs.append((index, other)) }
        }
        world.boundaries = [room(400, 400)]
        world.confinements = (0..<4).map { ($0, 0) }
        run(&world, seconds: 4)
        for index in 0..<4 {
            let body = world.bodies[index]
            #expect(abs(body.position.y - (360 - Double(index) * 80)) < 3 && abs(body.position.x - 200) < 3)
            #expect(body.velocity.length < 5)
        }
    }

    @Test func bodiesExchangeTheirVelocity() {
        var world = World()
        world.bodies = [Body(.circle(radius: 20), at: Vector(0, 0)), Body(.circle(radius: 20), at: Vector(100, 0))]
        for index in 0...1 { world.bodies[index].elasticity = 1 }
        world.bodies[0].velocity = Vector(200, 0)
        world.collidingPairs = [(0, 1)]
        run(&world, seconds: 1)
        #expect(abs(world.bodies[0].velocity.x) < 1 && abs(world.bodies[1].velocity.x - 200) < 1)
    }

    @Test func anAnchoredBodyStopsOthersAndStays() {
        var world = World()
        world.bodies = [box(0, 0), box(0, 200)]
        world.bodies[1].isAnchored = true
        world.accelerations = [0: Vector(0, 1000), 1: Vector(0, 1000)]
        world.collidingPairs = [(0, 1)]
        run(&world, seconds: 2)
        #expect(world.bodies[1].position == Vector(0, 200) && abs(world.bodies[0].position.y - 100) < 1)
    }

    @Test func aLineStopsABody() {
        var world = World()
        world.bodies = [box(100, 0, 40), Body(.circle(radius: 20), at: Vector(250, 0))]
        world.accelerations = [0: Vector(0, 1000), 1: Vector(0, 1000)]
        world.boundaries = [.lines([Vector(0, 200), Vector(400, 200)])]
        world.confinements = [(0, 0), (1, 0)]
        run(&world, seconds: 2)
        #expect(abs(world.bodies[0].position.y - 180) < 1 && abs(world.bodies[1].position.y - 180) < 1)
    }

    @Test func frictionStopsASlidingBody() {
        func distance(_ friction: Double) -> Double {
            var world = World()
            world.bodies = [box(100, 350)]
            world.bodies[0].friction = friction
            world.bodies[0].velocity = Vector(300, 0)
            world.boundaries = [room(10_000, 400)]
            world.confinements = [(0, 0)]
            world.accelerations[0] = Vector(0, 1000)
            run(&world, seconds: 1)
            return world.bodies[0].position.x - 100
        }
        #expect(abs(distance(0) - 300) < 2)
        #expect(abs(distance(0.5) - 90) < 10)
    }

    @Test func resistanceTakesVelocity() {
        var world = World()
        world.bodies = [box(0, 0)]
        world.bodies[0].velocity = Vector(100, 0)
        world.bodies[0].resistance = 2
        run(&world, seconds: 1)
        #expect(abs(world.bodies[0].velocity.x - 13.5) < 0.5)
    }

    @Test func aRigidJointKeepsItsLength() {
        var world = World()
        world.bodies = [Body(.circle(radius: 10), at: Vector(100, 0))]
        world.joints = [Joint(.body(0, arm: .zero), .point(.zero), length: 100)]
        world.accelerations[0] = Vector(0, 1000)
        run(&world, seconds: 2) { #expect(abs($0.bodies[0].position.length - 100) < 3) }
    }

    @Test func aDampedSpringComesToItsLength() {
        var world = World()
        world.bodies = [box(300, 0)]
        world.joints = [Joint(.body(0, arm: .zero), .point(.zero), length: 100, frequency: 2, damping: 1)]
        run(&world, seconds: 3)
        #expect(abs(world.bodies[0].position.x - 100) < 0.5)
    }

    @Test func aPointThatIsHeldTurnsTheBody() {
        var world = World()
        world.bodies = [box(0, 0)]
        world.joints = [Joint(.body(0, arm: Vector(50, 0)), .point(Vector(50, 0)), length: 0)]
        world.bodies[0].resistance = 2
        world.bodies[0].angularResistance = 2
        world.accelerations[0] = Vector(0, 1000)
        run(&world, seconds: 8)
        #expect(abs(world.bodies[0].position.x - 50) < 3 && abs(world.bodies[0].position.y - 50) < 3)
    }

    @Test func aBodyThatMayNotTurnDoesNot() {
        var world = World()
        world.bodies = [box(0, 0)]
        world.bodies[0].allowsRotation = false
        world.push(0, Vector(0, 100), at: Vector(50, 0))
        run(&world, seconds: 1)
        #expect(world.bodies[0].angle == 0 && abs(world.bodies[0].position.y - 100) < 1)
    }

    @Test func anAnchoredBodyHasNoVelocityThatOthersCouldGet() {
        var world = World()
        world.bodies = [box(0, 0), box(0, 100)]
        world.bodies[1].isAnchored = true
        world.bodies[1].velocity = Vector(200, 0)
        world.bodies[1].spin = 3
        for index in 0...1 { world.bodies[index].friction = 1 }
        world.accelerations = [0: Vector(0, 1000)]
        world.collidingPairs = [(0, 1)]
        run(&world, seconds: 1)
        #expect(abs(world.bodies[0].position.x) < 0.1 && world.bodies[1].velocity == .zero)
        #expect(world.bodies[1].spin == 0)
    }

    @Test func aBodyThatMayNotTurnHasNoSpin() {
        var world = World()
        world.bodies = [box(0, 0)]
        world.bodies[0].allowsRotation = false
        world.bodies[0].spin = 2
        run(&world, seconds: 0.1)
        #expect(world.bodies[0].spin == 0 && world.bodies[0].angle == 0)
    }

    @Test func aBodyWithoutAnAreaOrADensityHasAMassOfOne() {
        var world = World()
        world.bodies = [box(0, 0, 0), box(500, 0)]
        world.bodies[1].density = 0
        world.forces = [(0, Vector(100, 0), .zero), (1, Vector(100, 0), .zero)]
        run(&world, seconds: 1)
        #expect(world.bodies.allSatisfy { abs($0.velocity.x - 100) < 0.1 })
    }

    @Test func anAngleSpringTurnsTheShortWay() {
        var world = World()
        world.bodies = [box(0, 0)]
        world.bodies[0].angle = 6 * .pi + 0.5
        world.angleSprings = [AngleSpring(body: 0, angle: 0, frequency: 3, damping: 1)]
        run(&world, seconds: 3)
        #expect(abs(world.bodies[0].angle - 6 * .pi) < 0.01)
    }

    @Test func equalWorldsStayEqual() {
        func end() -> [Vector] {
            var world = World()
            world.bodies = (0..<6).map { box(60 + Double($0 % 3) * 110, 60 + Double($0 / 3) * 120, 90) }
            for index in 0..<6 {
                world.accelerations[index] = Vector(Double(index * 10), 900)
                world.bodies[index].elasticity = 0.4
                for other in (index + 1)..<7 where other < 6 { world.collidingPairs.append((index, other)) }
            }
            world.boundaries = [room(400, 400)]
            world.confinements = (0..<6).map { ($0, 0) }
            run(&world, seconds: 3)
            return world.bodies.map(\.position)
        }
        let first = end()
        #expect(first == end())
        #expect(first.allSatisfy { (0...400).contains($0.x) && (0...400).contains($0.y) })
    }
}
