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

    /// A size that is added to the content size at once, until the layout is prepared and gives its own.
    open var contentSizeAdjustment = CGSize.zero

    /// The items whose attributes are out of date; nil if none were named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// Adds items to ``invalidatedItemIndexPaths``.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// The supplementary views whose attributes are out of date, by their kinds; nil if none were named.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// Adds supplementary views to ``invalidatedSupplementaryIndexPaths``.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// The decoration views whose attributes are out of date, by their kinds; nil if none were named.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Adds decoration views to ``invalidatedDecorationIndexPaths``.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    // MARK: Compositional layouts

    /// Whether only what follows the content offset is out of date.
    var keepsPlaces = false
    /// Whether views need not be asked for their sizes again.
    var keepsMeasures: Bool { invalidateDataSourceCounts && !invalidateEverything }
}

/// Describes what an invalidation of a flow layout affects, and what the layout may keep.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether sizes, insets and spacings are asked for again. The default is true; false keeps them.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the attributes are out of date at all. The default is true.
    open var invalidateFlowLayoutAttributes = true
}
