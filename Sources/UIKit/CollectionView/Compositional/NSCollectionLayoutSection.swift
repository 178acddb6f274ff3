/// The edges of a container from which the insets of content are measured.
public enum UIContentInsetsReference: Int, Sendable {
    /// The edges of the enclosing object: of the layout for a section, of the content for supplementary views. In a
    /// layout's configuration it is as `safeArea`.
    case automatic = 0
    /// The edges of the collection view itself.
    case none = 1
    /// The edges of the safe area.
    case safeArea = 2
    /// The edges inside the collection view's `layoutMargins`.
    case layoutMargins = 3
    /// The edges of the collection view's readable content.
    case readableContent = 4
}

/// How a section scrolls across the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll by itself.
    case none = 0
    /// Scrolls freely and comes to rest anywhere.
    case continuous = 1
    /// Comes to rest where a group begins.
    case continuousGroupLeadingBoundary = 2
    /// Comes to rest at multiples of the visible width.
    case paging = 3
    /// Comes to rest at the group before or after the one where the drag began.
    case groupPaging = 4
    /// As `groupPaging`, with the group in the middle.
    case groupPagingCentered = 5
}

/// Called with the visible elements of a section, how far it has scrolled, and its environment. It may change the
/// appearance of the elements.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void

/// One section of a compositional layout: a group that is repeated, with headers, footers and backgrounds.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    let group: NSCollectionLayoutGroup
    /// The list of which the section was made; nil for other sections.
    var list: ListSection?

    /// Creates a section that repeats the group until all its items have places.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// The distances of the groups from the edges of the section, between its header and its footer.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between groups. The default is 0.
    open var interGroupSpacing: CGFloat = 0
    /// The default is `automatic`: that of the layout.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// What the insets of headers and footers are measured from. The default, `automatic`, is
    /// ``contentInsetsReference`` and ``contentInsets``; with `none` they are as wide as the container.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers have the insets of the content at their sides. The default is true.
    @available(*, deprecated, message: "use supplementaryContentInsetsReference")
    open var supplementariesFollowContentInsets: Bool {
        get { supplementaryContentInsetsReference != .none }
        set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
    }
    /// Whether the section scrolls across, and where it stops. The default is `.none`.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// How a section moves that scrolls across.
    open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Headers and footers of the section; none by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Views behind the section's items; none by default.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called with the visible items of the section in every step of scrolling; may change their appearance.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group.copy() as? NSCollectionLayoutGroup ?? group)
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
        copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.decorationItems = decorationItems
        copy.list = list
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        return copy
    }
}
