/// A point of a rectangle to which a supplementary view is attached. Immutable.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    let anchor: LayoutAnchor

    private init(_ anchor: LayoutAnchor) {
        self.anchor = anchor
        super.init()
    }

    /// The middle of an edge, a corner, or the center if there are no edges.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(LayoutAnchor(edges: edges, offset: .zero, isFractional: false))
    }

    /// Creates an anchor at edges of the item, moved by a distance.
    ///
    /// - Parameter absoluteOffset: in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(LayoutAnchor(edges: edges, offset: absoluteOffset, isFractional: false))
    }

    /// Creates an anchor at edges of the item, moved by parts of the supplementary view.
    ///
    /// - Parameter fractionalOffset: in widths and heights of the supplementary view.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(LayoutAnchor(edges: edges, offset: fractionalOffset, isFractional: true))
    }

    /// The edges whose common point the anchor is; empty for the center.
    open var edges: NSDirectionalRectEdge { anchor.edges }
    /// The distance from that point, in points or in sizes of the supplementary view. Zero by default.
    open var offset: CGPoint { anchor.offset }
    /// Whether ``offset`` is in points; true by default.
    open var isAbsoluteOffset: Bool { !anchor.isFractional }
    /// Whether ``offset`` is in widths and heights of the supplementary view.
    open var isFractionalOffset: Bool { anchor.isFractional }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
