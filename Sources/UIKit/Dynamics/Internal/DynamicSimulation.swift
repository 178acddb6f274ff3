import Foundation
internal import RigidBodies

/// The items of an animator, from frame to frame.
@MainActor
final class DynamicSimulation {
    private var states: [DynamicState] = []
    private var restTime = 0.0

    /// The length of a step, so that fast items do not pass through others; a frame has several.
    private static let stepsPerSecond = 240.0
    /// Items that are slower than this, in points and radians a second, for this time have come to rest. The numbers
    /// are unverified.
    private static let (slowness, slowSpin, restDuration) = (3.0, 0.03, 0.5)

    var items: [any UIDynamicItem] { states.map(\.item) }

    /// Keeps the states of items, takes those of new ones and forgets the others.
    func adopt(_ items: [any UIDynamicItem]) {
        var known: Set<ObjectIdentifier> = []
        let wanted = items.filter { known.insert(ObjectIdentifier($0)).inserted }
        let former = Dictionary(uniqueKeysWithValues: states.map { (ObjectIdentifier($0.item), $0) })
        states = wanted.map { former[ObjectIdentifier($0)] ?? DynamicState($0) }
    }

    func state(of item: any UIDynamicItem) -> DynamicState? { states.first { $0.item === item } }

    /// Takes the place and the size of an item again; it keeps its velocity.
    func takeState(of item: any UIDynamicItem) {
        guard let index = states.firstIndex(where: { $0.item === item }) else { return }
        var state = DynamicState(item)
        (state.body.velocity, state.body.spin) = (states[index].body.velocity, states[index].body.spin)
        states[index] = state
    }

    func addVelocity(_ velocity: CGPoint, spin: CGFloat, to item: any UIDynamicItem) {
        guard let index = states.firstIndex(where: { $0.item === item }) else { return }
        states[index].body.velocity += Vector(velocity)
        states[index].body.spin += spin
    }

    func step(by duration: Double, _ parts: [UIDynamicBehavior], bounds: CGRect) -> DynamicWorld {
        var world = DynamicWorld(resetStates, bounds: bounds, duration: duration)
        // Masses count before pushes.
        let inOrder = parts.filter { $0 is UIDynamicItemBehavior } + parts.filter { !($0 is UIDynamicItemBehavior) }
        for part in inOrder where part.dynamicAnimator != nil { part.act(in: &world) }
        let steps = max(1, Int((duration * Self.stepsPerSecond).rounded()))
        for _ in 0..<steps { world.step(duration / Double(steps)) }
        // Behaviors have properties that subclasses override: that is client code, which may have changed the items.
        for index in states.indices {
            guard let body = world.body(of: states[index].item) else { continue }
            states[index].body = body
        }
        noteRest(duration)
        // Setters of items are client code too.
        for item in items {
            state(of: item)?.writePlace()
            state(of: item)?.writeTurn()
        }
        return world
    }

    /// The states with the properties that behaviors set in every frame.
    private var resetStates: [DynamicState] {
        states.map { state in
            var state = state
            var body = Body(state.body.shape, at: state.body.position, angle: state.body.angle)
            (body.velocity, body.spin) = (state.body.velocity, state.body.spin)
            state.body = body
            return state
        }
    }

    // MARK: Rest

    var isAtRest: Bool { restTime >= Self.restDuration }

    func forgetRest() { restTime = 0 }

    private func noteRest(_ duration: Double) {
        let isSlow = states.allSatisfy {
            $0.body.isAnchored || $0.body.velocity.length < Self.slowness && abs($0.body.spin) < Self.slowSpin
        }
        restTime = isSlow ? restTime + duration : 0
    }
}
