/// How a dynamic animator sees the outline of an item.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The item's bounds.
    case rectangle
    /// An ellipse in the item's bounds.
    case ellipse
    /// The polygon of `UIDynamicItem.collisionBoundingPath`.
    case path
}
