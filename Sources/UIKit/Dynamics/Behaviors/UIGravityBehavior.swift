import Foundation
internal import RigidBodies

/// Accelerates items in one direction.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    private var list: DynamicItemList

    /// Creates a behavior without items.
    public override init() {
        list = DynamicItemList([])
        super.init()
    }

    /// Creates gravity for items, downwards. It has no effect until the behavior is added to an animator.
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

    /// The acceleration in units of 1000 points a second and second. The default is (0, 1), downwards.
    open var gravityDirection = CGVector(dx: 0, dy: 1) {
        didSet { didChange() }
    }

    /// In radians, from the right downwards.
    open var angle: CGFloat {
        get { gravityDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of the direction: 1, the default, accelerates by 1,000 points per second squared.
    open var magnitude: CGFloat {
        get { gravityDirection.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction by its angle, in radians from the right downwards, and its length.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, magnitude: magnitude)
    }

    override var movedItems: [any UIDynamicItem] { list.items }

    override func act(in world: inout DynamicWorld) {
        for index in world.indexes(of: list.items) {
            world.world.accelerations[index, default: .zero] += Vector(gravityDirection) * DynamicWorld.gravity
        }
    }
}
