/// A distance between elements of a compositional layout. Immutable.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    let gap: LayoutGap

    init(_ gap: LayoutGap) {
        self.gap = gap
        super.init()
    }

    /// A distance of at least so many points. The flexible distances of a group share the room that is left.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        same(NSCollectionLayoutSpacing(LayoutGap(flexibleSpacing, isFlexible: true)))
    }

    /// A distance of exactly so many points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self {
        same(NSCollectionLayoutSpacing(LayoutGap(fixedSpacing, isFlexible: false)))
    }

    /// The distance in points; the smallest one if it is flexible.
    open var spacing: CGFloat { gap.length }
    /// Whether the distance grows with the room that is left.
    open var isFlexibleSpacing: Bool { gap.isFlexible }
    /// Whether the distance is exactly ``spacing``.
    open var isFixedSpacing: Bool { !gap.isFlexible }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The same as ``isFlexibleSpacing``.
    open var isFlexible: Bool { gap.isFlexible }
    /// The same as ``isFixedSpacing``.
    open var isFixed: Bool { !gap.isFlexible }
}

/// Distances around an element of a compositional layout. Immutable.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    /// The distance at the leading edge; nil for none.
    open private(set) var leading: NSCollectionLayoutSpacing?
    /// The distance at the upper edge; nil for none.
    open private(set) var top: NSCollectionLayoutSpacing?
    /// The distance at the trailing edge; nil for none.
    open private(set) var trailing: NSCollectionLayoutSpacing?
    /// The distance at the lower edge; nil for none.
    open private(set) var bottom: NSCollectionLayoutSpacing?

    /// Creates distances around an element; nil stands for none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    var gaps: LayoutGaps {
        LayoutGaps(leading: leading?.gap, top: top?.gap, trailing: trailing?.gap, bottom: bottom?.gap)
    }
}
