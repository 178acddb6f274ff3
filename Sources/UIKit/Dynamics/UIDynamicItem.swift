import Foundation

/// Something that a ``UIDynamicAnimator`` moves: a view, or the attributes of a collection view's element.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle of the item in the reference view's coordinates, which the animator sets in each frame.
    var center: CGPoint { get set }
    /// The size of the item, read when its state is taken. The origin does not matter.
    var bounds: CGRect { get }
    /// Turned by the animator.
    var transform: CGAffineTransform { get set }

    /// Read when the item's state is taken. The default is `.rectangle`.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// A convex polygon around the item's center, which is at (0, 0). The default is the item's bounds.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    public var collisionBoundingPath: UIBezierPath {
        UIBezierPath(
            rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
    }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
