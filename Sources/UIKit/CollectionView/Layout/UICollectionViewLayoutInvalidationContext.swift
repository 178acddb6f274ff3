/// Describes what an invalidation of a layout affects.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() {
        super.init()
    }

    /// True if `reloadData` was called.
    open internal(set) var invalidateEverything = false
    /// Whether sections and items must be counted again: `reloadData` was called, or items were inserted or deleted.
    open internal(set) var invalidateDataSourceCounts = false

    /// A distance that is added to the content offset.
    open var contentOffsetAdjustment = CGPoint.zero
}

/// Describes what an invalidation of a flow layout affects, and what the layout may keep.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether sizes, insets and spacings are asked for again. The default is true; false keeps them.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the attributes are out of date at all. The default is true.
    open var invalidateFlowLayoutAttributes = true
}
