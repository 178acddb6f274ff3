import Foundation
internal import RigidBodies

/// Accelerates items in one direction.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    private var list: DynamicItemList

    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    open func addItem(_ item: any UIDynamicItem) {
        if list.add(item) { dynamicAnimator?.behaviorsDidChange() }
    }

    open func removeItem(_ item: any UIDynamicItem) {
        if list.remove(item) { dynamicAnimator?.behaviorsDidChange() }
    }

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
