/// A place at the edges of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    case none = 0
    case top = 1
    case topLeading = 2
    case leading = 3
    case bottomLeading = 4
    case bottom = 5
    case bottomTrailing = 6
    case trailing = 7
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
