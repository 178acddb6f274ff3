import Foundation
internal import RigidBodies

/// Pushes items all the time, or once.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// Whether a push acts once or all the time.
    public enum Mode: Int, Sendable {
        /// All the time while the push is active, or once.
        case continuous, instantaneous
    }

    private var list: DynamicItemList
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    /// Whether the push acts all the time or once.
    open private(set) var mode: Mode

    /// Creates a behavior without items, which pushes continuously.
    public override init() {
        list = DynamicItemList([])
        mode = .continuous
        super.init()
    }

    /// Creates a push of the force 0. Set ``pushDirection``, and add the behavior to an animator.
    public init(items: [any UIDynamicItem], mode: Mode) {
        list = DynamicItemList(items)
        self.mode = mode
        super.init()
    }

    /// Lets the behavior act on an item, too. Does nothing if it does already.
    open func addItem(_ item: any UIDynamicItem) {
        if list.add(item) { dynamicAnimator?.behaviorsDidChange() }
    }

    /// Ends the effect of the behavior on an item and forgets its target offset. Does nothing for other items.
    open func removeItem(_ item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = nil
        if list.remove(item) { dynamicAnimator?.behaviorsDidChange() }
    }

    /// The items in the order in which they were added.
    open var items: [any UIDynamicItem] { list.items }

    /// The point of an item that is pushed, from its center; zero by default.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Pushes a point beside the center, which also turns the item.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        didChange()
    }

    /// Whether it pushes; the default is true. An instantaneous push sets it to false when it has pushed.
    open var active = true {
        didSet { if active { didChange() } }
    }

    /// The default is (0, 0). Of a continuous push, the force: 1 accelerates an item of 100 by 100 points by 100 points a
    /// second and second. Of an instantaneous one, what the same force does in a second (unverified).
    open var pushDirection = CGVector(dx: 0, dy: 0) {
        didSet { didChange() }
    }

    /// In radians, from the right downwards.
    open var angle: CGFloat {
        get { pushDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of the direction: 1 accelerates a view of 100 by 100 points by 100 points per second squared.
    open var magnitude: CGFloat {
        get { pushDirection.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction by its angle, in radians from the right downwards, and its length.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(angle: angle, magnitude: magnitude)
    }

    override var movedItems: [any UIDynamicItem] { list.items }

    override func act(in world: inout DynamicWorld) {
        guard active else { return }
        let force = Vector(pushDirection) * DynamicWorld.push
        for item in list.items {
            guard let index = world.index(of: item) else { continue }
            let arm = Vector(targetOffsetFromCenter(for: item))
            switch mode {
            case .continuous: world.world.forces.append((index, force, arm))
            case .instantaneous: world.world.push(index, force, at: arm)
            }
        }
        if mode == .instantaneous { active = false }
    }
}
