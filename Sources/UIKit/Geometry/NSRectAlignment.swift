/// A place at the edges of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// No place; the center.
    case none = 0
    /// The middle of the upper edge.
    case top = 1
    /// The upper corner where lines begin.
    case topLeading = 2
    /// The middle of the edge where lines begin.
    case leading = 3
    /// The lower corner where lines begin.
    case bottomLeading = 4
    /// The middle of the lower edge.
    case bottom = 5
    /// The lower corner where lines end.
    case bottomTrailing = 6
    /// The middle of the edge where lines end.
    case trailing = 7
    /// The upper corner where lines end.
    case topTrailing = 8
}

extension NSRectAlignment {
    /// The side or corner that edges name; opposite edges name none.
    init(_ edges: NSDirectionalRectEdge) {
        func side(_ edge: NSDirectionalRectEdge, _ opposite: NSDirectionalRectEdge) -> Bool {
            edges.contains(edge) && !edges.contains(opposite)
        }
        let (leading, trailing) = (side(.leading, .trailing), side(.trailing, .leading))
        if side(.top, .bottom) {
            self = leading ? .topLeading : trailing ? .topTrailing : .top
        } else if side(.bottom, .top) {
            self = leading ? .bottomLeading : trailing ? .bottomTrailing : .bottom
        } else {
            self = leading ? .leading : trailing ? .trailing : .none
        }
    }
}
