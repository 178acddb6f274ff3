import Foundation

/// Something that moves items, or stops them, while it belongs to a ``UIDynamicAnimator``. A behavior may consist of
/// others.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    private var children: [UIDynamicBehavior] = []
    private weak var parent: UIDynamicBehavior?
    /// Set by the animator, for a behavior that was added to it.
    weak var owner: UIDynamicAnimator?

    public override init() {
        super.init()
    }

    /// Adds a behavior, which then belongs to the animator of this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.parent == nil, behavior !== self else { return }
        behavior.parent = self
        children.append(behavior)
        guard let dynamicAnimator else { return }
        behavior.willMove(to: dynamicAnimator)
        dynamicAnimator.behaviorsDidChange()
    }

    /// Removes a part, which then has no animator. Does nothing for other behaviors.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.parent === self else { return }
        let animator = dynamicAnimator
        if animator != nil { behavior.willMove(to: nil) }
        behavior.parent = nil
        children.removeAll { $0 === behavior }
        for part in behavior.allParts { part.didLeaveAnimator() }
        animator?.behaviorsDidChange()
    }

    /// The parts of the behavior, without parts of parts.
    open var childBehaviors: [UIDynamicBehavior] { children }

    /// Called in every step of the animator.
    open var action: (() -> Void)?

    /// Called before the behavior is added to an animator, or with nil before it is removed. The default does nothing.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// The animator of the behavior, or of the one that it is a part of.
    open var dynamicAnimator: UIDynamicAnimator? { owner ?? parent?.dynamicAnimator }

    // MARK: Internal

    /// The behavior and all its parts.
    var allParts: [UIDynamicBehavior] { [self] + children.flatMap(\.allParts) }

    /// The items that it moves or stops.
    var movedItems: [any UIDynamicItem] { [] }

    /// Adds its forces, joints and contacts to a world.
    func act(in world: inout DynamicWorld) {}

    /// Called after a frame with what has touched in it.
    func worldDidStep(_ world: DynamicWorld) {}

    /// Called when the behavior does not belong to its animator any more.
    func didLeaveAnimator() {}

    /// Has the animator go on after a change of the behavior.
    func didChange() { dynamicAnimator?.wake() }
}
