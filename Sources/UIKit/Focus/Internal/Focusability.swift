/// Whether an item can have the focus where it is at present.
@MainActor
enum Focusability {
    static func allows(_ item: any UIFocusItem) -> Bool { item.canBecomeFocused && isInFront(item) }

    /// Whether keys can give an item the focus; see ``KeyReach``.
    static func allowsKeys(_ item: any UIFocusItem) -> Bool {
        (item.canBecomeFocused || isReached(item)) && isInFront(item)
    }

    private static func isReached(_ item: any UIFocusItem) -> Bool {
        if let element = item as? any KeyElement { return element.isOperated }
        return (item as? UIView).map { KeyReach.includes($0) || DropFocus.includes($0) } ?? false
    }

    private static func isInFront(_ item: any UIFocusItem) -> Bool {
        guard let view = item as? UIView else {
            return FocusChain.view(of: item).map { isReachable($0) } ?? false
        }
        return isReachable(view) && !isCovered(view)
    }

    /// Whether the view and all views around it are shown and interact with the user.
    static func isReachable(_ view: UIView) -> Bool {
        guard view.window != nil else { return false }
        var next: UIView? = view
        while let view = next {
            guard isShown(view) else { return false }
            next = view.superview
        }
        return true
    }

    static func isShown(_ view: UIView) -> Bool { !view.isHidden && view.alpha > 0.01 && view.isUserInteractionEnabled }

    /// Whether a view in front covers the middle of the view. A view that is scrolled away is not covered.
    private static func isCovered(_ view: UIView) -> Bool {
        guard let window = view.window else { return false }
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
        guard window.bounds.contains(middle), !isScrolledAway(middle, view),
            let hit = window.hitTest(middle, with: nil)
        else { return false }
        if hit.isInside(view) || view.isInside(hit) { return false }
        var next: UIView? = hit
        while let front = next, !view.isInside(front) {
            if front.isTransparentFocusItem, !front.canBecomeFocused { return false }
            next = front.superview
        }
        return true
    }

    /// Whether a scroll view around the view shows something else, or a bar, where the view would be.
    private static func isScrolledAway(_ middle: CGPoint, _ view: UIView) -> Bool {
        guard let window = view.window else { return false }
        var next = view.superview
        while let outer = next {
            if let scroll = outer as? UIScrollView {
                let shown = scroll.bounds.inset(by: scroll.adjustedContentInset)
                if !shown.contains(scroll.convert(middle, from: window)) { return true }
            }
            next = outer.superview
        }
        return false
    }
}
