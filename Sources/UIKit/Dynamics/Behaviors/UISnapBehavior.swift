import Foundation
internal import RigidBodies

/// Moves an item to a point, upright, and has it swing there like a spring.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    /// Creates a behavior that moves the center of the item to a point in the reference view's coordinates.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// Where the item comes to rest, in the reference view's coordinates.
    open var snapPoint: CGPoint {
        didSet { didChange() }
    }

    /// How little the item swings, from 0 to 1. The default is 0.5.
    open var damping: CGFloat = 0.5 {
        didSet { didChange() }
    }

    override var movedItems: [any UIDynamicItem] { [item] }

    /// In Hertz; unverified, as is the least damping.
    private static let frequency = 3.0
    private static let leastDamping = 0.25

    override func act(in world: inout DynamicWorld) {
        guard let index = world.index(of: item) else { return }
        let damping = Self.leastDamping + (1 - Self.leastDamping) * min(max(damping, 0), 1)
        world.world.joints.append(
            Joint(
                .body(index, arm: .zero), .point(Vector(snapPoint)), length: 0, frequency: Self.frequency,
                damping: damping))
        world.world.angleSprings.append(
            AngleSpring(body: index, angle: 0, frequency: Self.frequency, damping: damping))
    }
}
