/// A distance between elements of a compositional layout. Immutable.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    let gap: LayoutGap

    init(_ gap: LayoutGap) {
        self.gap = gap
        super.init()
    }

    /// A distance of at least so many points. The flexible distances of a group share the room that is left.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(LayoutGap(flexibleSpacing, isFlexible: true))
    }

    /// A distance of exactly so many points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(LayoutGap(fixedSpacing, isFlexible: false))
    }

    open var spacing: CGFloat { gap.length }
    open var isFlexibleSpacing: Bool { gap.isFlexible }
    open var isFixedSpacing: Bool { !gap.isFlexible }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Distances around an element of a compositional layout. Immutable.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

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
