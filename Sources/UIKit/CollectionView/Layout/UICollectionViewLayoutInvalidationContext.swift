/// Why a layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() {
        super.init()
    }

    /// `reloadData` was called.
    open internal(set) var invalidateEverything = false
    /// Sections and items are to be counted again: `reloadData` was called, or items came or went.
    open internal(set) var invalidateDataSourceCounts = false

    /// Added to the content offset.
    open var contentOffsetAdjustment = CGPoint.zero
}

/// Why a flow layout is out of date, and what it may keep.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether sizes, insets and spacings are to be asked for again. True by default; false keeps them.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether anything is out of date at all; true.
    open var invalidateFlowLayoutAttributes = true
}
