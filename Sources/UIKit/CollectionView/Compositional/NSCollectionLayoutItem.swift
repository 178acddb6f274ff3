/// An element of a compositional layout: the place of a cell, or a group of places.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    /// The size of the element in its group, or of the group in its section.
    open private(set) var layoutSize: NSCollectionLayoutSize
    private let attachedItems: [NSCollectionLayoutSupplementaryItem]

    /// Creates an element without supplementary views.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an element with views attached to it, such as badges.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        attachedItems = supplementaryItems
        super.init()
    }

    /// Views attached to the element, such as badges.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }

    /// Makes the element smaller after its place was determined.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Distances from other elements, outside of the element's size.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
        copy.take(self)
        return copy
    }

    func take(_ other: NSCollectionLayoutItem) {
        (contentInsets, edgeSpacing) = (other.contentInsets, other.edgeSpacing)
    }

    /// The element as a value for the solver.
    var element: LayoutElement {
        LayoutElement(
            lengths: layoutSize.lengths, insets: contentInsets, gaps: edgeSpacing?.gaps ?? LayoutGaps(),
            attached: supplementaryItems.map(\.attachment), content: content)
    }

    var content: LayoutElement.Content { .item }
}

/// A view attached to an element of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind under which the view's class or nib is registered.
    open private(set) var elementKind: String
    /// The point of the element at which the view is.
    open private(set) var containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that is at ``containerAnchor``; nil places the view inside the element.
    open private(set) var itemAnchor: NSCollectionLayoutAnchor?
    /// The default is 1: in front of cells.
    open var zIndex = 1

    /// Places the view inside the element at an anchor of the element.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    /// Places an anchor of the view on an anchor of the element.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
        _ item: NSCollectionLayoutAnchor?
    ) {
        (elementKind, containerAnchor, itemAnchor) = (kind, container, item)
        super.init(layoutSize: size, supplementaryItems: [])
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
        copy.take(self)
        return copy
    }

    override func take(_ other: NSCollectionLayoutItem) {
        super.take(other)
        if let other = other as? NSCollectionLayoutSupplementaryItem { zIndex = other.zIndex }
    }

    var attachment: LayoutAttachment {
        LayoutAttachment(
            kind: elementKind, lengths: layoutSize.lengths, insets: contentInsets, container: containerAnchor.anchor,
            item: itemAnchor?.anchor, zIndex: zIndex)
    }
}

/// A header or footer of a section, or of a whole compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The side of the section or layout at which the view is.
    open private(set) var alignment: NSRectAlignment
    /// In points, from the place that the alignment gives.
    open private(set) var offset: CGPoint
    /// Whether the view has room of its own beside the content, and is not above it. The default is true.
    open var extendsBoundary = true
    /// Whether the view stays visible while its section is. The default is false.
    open var pinToVisibleBounds = false

    /// Creates a header or footer at a side, without an offset.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a header or footer at a side, moved by an offset in points.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.init(layoutSize, elementKind, alignment, absoluteOffset, NSCollectionLayoutAnchor(edges: []), nil)
    }

    /// Places the view at the side that the edges of the anchor name, moved by the anchor's offset. What UIKit does with
    /// such an item is unverified.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(
            layoutSize, elementKind, NSRectAlignment(containerAnchor.edges), .zero, containerAnchor, nil)
    }

    /// The offset of the item's anchor is added.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(
            layoutSize, elementKind, NSRectAlignment(containerAnchor.edges), .zero, containerAnchor, itemAnchor)
    }

    private init(
        _ size: NSCollectionLayoutSize, _ kind: String, _ alignment: NSRectAlignment, _ offset: CGPoint,
        _ container: NSCollectionLayoutAnchor, _ item: NSCollectionLayoutAnchor?
    ) {
        (self.alignment, self.offset) = (alignment, offset)
        super.init(size, kind, container, item)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize, elementKind, alignment, offset, containerAnchor, itemAnchor)
        copy.take(self)
        return copy
    }

    override func take(_ other: NSCollectionLayoutItem) {
        super.take(other)
        guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return }
        (extendsBoundary, pinToVisibleBounds) = (other.extendsBoundary, other.pinToVisibleBounds)
    }

    var band: LayoutBand {
        LayoutBand(
            kind: elementKind, lengths: layoutSize.lengths, insets: contentInsets, alignment: alignment,
            offset: offset, anchors: [containerAnchor.anchor] + (itemAnchor.map { [$0.anchor] } ?? []),
            extends: extendsBoundary, isPinned: pinToVisibleBounds, zIndex: zIndex)
    }
}

/// A view behind the content of a section. The layout creates it from a class or nib that was registered with it.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind under which the view's class or nib is registered with the layout.
    open private(set) var elementKind: String
    /// The default is 0. The other views of a section with decorations have at least 1.
    open var zIndex = 0

    private init(_ kind: String) {
        elementKind = kind
        let whole = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    /// A view as large as its section, with headers, footers and insets.
    open class func background(elementKind: String) -> Self {
        same(NSCollectionLayoutDecorationItem(elementKind))
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutDecorationItem(elementKind)
        copy.take(self)
        copy.zIndex = zIndex
        return copy
    }
}
