/// Lists keep the cell, header or footer that contains the first responder while it is off screen, out of the reuse
/// pool, until the responder resigns.
extension UIView {
    /// Whether the view, or one inside it, is the first responder.
    var containsFirstResponder: Bool {
        (windowLink?.firstResponder as? UIView)?.isDescendant(of: self) ?? false
    }

    /// Returns the first view, from the first responder up to this one, for which `body` returns a value.
    func ancestorOfFirstResponder<Found>(_ body: (UIView) -> Found?) -> Found? {
        guard containsFirstResponder else { return nil }
        var next = windowLink?.firstResponder as? UIView
        while let view = next, view !== self {
            if let found = body(view) { return found }
            next = view.superview
        }
        return nil
    }

    /// Has the lists around a view that was the first responder lay out, if they kept its cell off screen for it.
    func releaseKeptCells() {
        for list in enclosingScrollViews where list is any KeyboardList {
            if !list.bounds.intersects(list.convert(bounds, from: self)) { list.setNeedsLayout() }
        }
    }
}
