import Foundation
internal import RigidBodies

/// Properties of items: how heavy, smooth and elastic they are, and how fast they move. Where several behaviors have one
/// item, the one that was added last counts.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    /// Velocities that items get when the behavior is added to an animator.
    private var pending: [(item: any UIDynamicItem, velocity: CGPoint, spin: CGFloat)] = []

    /// Creates a behavior without items.
    public override init() {
        list = DynamicItemList([])
        super.init()
    }

    /// Creates properties of items, which have no effect until the behavior is added to an animator.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Lets the behavior act on an item, too. Does nothing if it does already.
    open func addItem(_ item: any UIDynamicItem) {
        if list.add(item) { dynamicAnimator?.behaviorsDidChange() }
    }

    /// Ends the effect of the behavior on an item. Does nothing for other items.
    open func removeItem(_ item: any UIDynamicItem) {
        if list.remove(item) { dynamicAnimator?.behaviorsDidChange() }
    }

    /// The items in the order in which they were added.
    open var items: [any UIDynamicItem] { list.items }

    /// How much of their speed collisions give back, usually from 0 to 1. The default is 0.
    open var elasticity: CGFloat = 0 { didSet { didChange() } }
    /// How much items that slide along each other are slowed down. The default is 0.
    open var friction: CGFloat = 0 { didSet { didChange() } }
    /// The mass of 100 by 100 points. The default is 1.
    open var density: CGFloat = 1 { didSet { didChange() } }
    /// How fast velocity fades; 0, the default, keeps it.
    open var resistance: CGFloat = 0 { didSet { didChange() } }
    /// How much rotation is slowed down, per second. The default is 0.
    open var angularResistance: CGFloat = 0 { didSet { didChange() } }
    /// The electric charge, on which electric and magnetic fields act. The default is 0.
    open var charge: CGFloat = 0 { didSet { didChange() } }
    /// Whether items stop others, but do not move themselves. The default is false.
    open var isAnchored = false { didSet { didChange() } }
    /// The default is true.
    open var allowsRotation = true { didSet { didChange() } }

    // MARK: Velocities

    /// Adds to an item's velocity, in points a second; without an animator, when the behavior is added to one
    /// (unverified).
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(velocity, spin: 0, to: item)
    }

    /// Zero without an animator.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        dynamicAnimator?.state(of: item).map { CGPoint($0.body.velocity) } ?? .zero
    }

    /// Adds to the speed with which an item turns, in radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(.zero, spin: velocity, to: item)
    }

    /// Returns the speed with which an item turns, in radians a second; 0 without an animator.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        dynamicAnimator?.state(of: item).map { CGFloat($0.body.spin) } ?? 0
    }

    private func add(_ velocity: CGPoint, spin: CGFloat, to item: any UIDynamicItem) {
        guard list.contains(item) else { return }
        if let dynamicAnimator {
            dynamicAnimator.addVelocity(velocity, spin: spin, to: item)
        } else {
            pending.append((item, velocity, spin))
        }
    }

    override var movedItems: [any UIDynamicItem] { list.items }

    override func act(in world: inout DynamicWorld) {
        for index in world.indexes(of: list.items) {
            world.world.bodies[index].elasticity = elasticity
            world.world.bodies[index].friction = max(friction, 0)
            world.world.bodies[index].density = max(density, 0)
            world.world.bodies[index].resistance = max(resistance, 0)
            world.world.bodies[index].angularResistance = max(angularResistance, 0)
            world.world.bodies[index].isAnchored = isAnchored
            world.world.bodies[index].allowsRotation = allowsRotation
            world.charges[index] = charge
        }
        for (item, velocity, spin) in pending {
            guard let index = world.index(of: item) else { continue }
            world.world.bodies[index].velocity += Vector(velocity)
            world.world.bodies[index].spin += spin
        }
        pending = []
    }
}
