import Foundation

/// Is told when an animator starts and stops. Every method is optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called when the animator begins or continues to move items.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when all items have come to rest, or no behavior is left.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

/// Moves items as bodies that have mass, by the behaviors that are added to it, in every frame until they rest.
///
/// Positions are those of the reference view's coordinates. The same behaviors and frames give the same movement. The
/// numbers are UIKit's, as far as they are known: gravity of 1 accelerates by 1000 points a second and second. A push
/// of 1 accelerates a view of 100 by 100 points by 100 points a second and second.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    fileprivate let simulation = DynamicSimulation()
    private var ownBehaviors: [UIDynamicBehavior] = []
    private weak var layout: UICollectionViewLayout?
    private lazy var clock = DynamicClock { [weak self] in self?.advance(by: $0) }

    /// Creates an animator without a reference view: its items have coordinates of their own, and no boundary is that
    /// of a view.
    public override init() {
        super.init()
    }

    /// Creates an animator without behaviors. The items' positions are in the coordinates of the view, which is not
    /// retained.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Makes an animator for the attributes of a layout, which is invalidated in every step.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    /// The view whose bounds can be a boundary. Nil for an animator of a layout.
    open private(set) weak var referenceView: UIView?
    /// The object that is told when the animator pauses and resumes; not retained.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    // MARK: Behaviors

    /// Adds a behavior and starts the animator. Does nothing for a behavior that has an animator.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.dynamicAnimator == nil else { return }
        for part in behavior.allParts { part.willMove(to: self) }
        // It is client code, which may have added the behavior somewhere.
        guard behavior.dynamicAnimator == nil else { return }
        behavior.owner = self
        ownBehaviors.append(behavior)
        behaviorsDidChange()
    }

    /// Removes a behavior with its parts. Does nothing for a behavior of another animator, or for a part of one.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.owner === self else { return }
        release(behavior)
        behaviorsDidChange()
    }

    /// Removes all behaviors and stops the animator.
    open func removeAllBehaviors() {
        guard !ownBehaviors.isEmpty else { return }
        // All at once: an animator that rests would go on for those that are still there.
        for behavior in ownBehaviors where behavior.owner === self { release(behavior) }
        behaviorsDidChange()
    }

    private func release(_ behavior: UIDynamicBehavior) {
        for part in behavior.allParts { part.willMove(to: nil) }
        behavior.owner = nil
        ownBehaviors.removeAll { $0 === behavior }
        for part in behavior.allParts { part.didLeaveAnimator() }
    }

    /// The added behaviors in their order, without the behaviors that are parts of them.
    open var behaviors: [UIDynamicBehavior] { ownBehaviors }

    /// Returns the items whose frames a rectangle touches.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        simulation.items.filter { item in
            let frame = CGRect(
                x: -item.bounds.width / 2, y: -item.bounds.height / 2, width: item.bounds.width,
                height: item.bounds.height
            ).applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y)
            return frame.intersects(rect)
        }
    }

    /// Takes an item's place, transform and size again, after the application has changed them.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        simulation.takeState(of: item)
        wake()
    }

    // MARK: Time

    /// Whether items are moved in each frame; false when all rest or no behavior is left.
    open var isRunning: Bool { clock.isRunning }

    /// The seconds for which the animator has been running.
    open private(set) var elapsedTime: TimeInterval = 0

    /// Called when behaviors were added or removed.
    func behaviorsDidChange() {
        simulation.adopt(parts.flatMap(\.movedItems))
        if ownBehaviors.isEmpty { pause() } else { wake() }
    }

    /// Goes on, because something was changed.
    func wake() {
        simulation.forgetRest()
        guard !isRunning, !ownBehaviors.isEmpty else { return }
        // Before the delegate is told, which may change behaviors and so come here again.
        clock.start()
        DynamicAnimatorDelegateMethods.willResume.receiver(delegate)?.dynamicAnimatorWillResume(self)
    }

    private func pause() {
        guard isRunning else { return }
        clock.stop()
        DynamicAnimatorDelegateMethods.didPause.receiver(delegate)?.dynamicAnimatorDidPause(self)
    }

    private var parts: [UIDynamicBehavior] { ownBehaviors.flatMap(\.allParts) }

    private func advance(by duration: TimeInterval) {
        elapsedTime += duration
        let parts = parts
        let world = simulation.step(by: duration, parts, bounds: referenceBounds)
        layout?.invalidateLayout()
        // Delegates and actions may remove behaviors.
        for part in parts where part.dynamicAnimator === self {
            part.worldDidStep(world)
            part.action?()
        }
        if simulation.isAtRest { pause() }
    }

    private var referenceBounds: CGRect {
        if let layout { return layout.collectionView?.bounds ?? .zero }
        return referenceView?.bounds ?? .zero
    }

    // MARK: Internal

    func state(of item: any UIDynamicItem) -> DynamicState? { simulation.state(of: item) }

    func addVelocity(_ velocity: CGPoint, spin: CGFloat, to item: any UIDynamicItem) {
        simulation.addVelocity(velocity, spin: spin, to: item)
        wake()
    }

    // MARK: Attributes of a layout

    /// Returns the attributes of a cell that a behavior moves; nil if none does.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell(indexPath))
    }

    /// Returns the attributes of a supplementary view that the animator moves; nil if it moves none at the path. O(n).
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementary(kind, indexPath))
    }

    /// Returns the attributes of a decoration view that the animator moves; nil if it moves none at the path. O(n).
    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(ElementKey(category: .decorationView, kind: decorationViewKind, indexPath: indexPath))
    }
}

extension UIDynamicAnimator {
    private func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        simulation.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first { $0.key == key }
    }
}
