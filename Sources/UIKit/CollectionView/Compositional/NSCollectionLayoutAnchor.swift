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

    open var edges: NSDirectionalRectEdge { anchor.edges }
    open var offset: CGPoint { anchor.offset }
    open var isAbsoluteOffset: Bool { !anchor.isFractional }
    open var isFractionalOffset: Bool { anchor.isFractional }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
