/// Scrolls to what has got the focus.
@MainActor
enum FocusReveal {
    static func show(_ destination: FocusDestination) {
        switch destination {
        case .nothing: return
        case .row(_, let list):
            if list.isShown, let row = list.row { list.host.list?.listKeyboard?.wasFocused(row) }
        case .item(let item):
            if let text = item as? any UIKeyInput, let view = text as? UIView { view.becomeFirstResponder() }
            scroll(to: item)
        }
    }

    private static func scroll(to item: any UIFocusItem) {
        for environment in FocusChain.environments(from: item).dropFirst() {
            guard let container = environment.focusItemContainer as? any UIFocusItemScrollableContainer else {
                continue
            }
            if let view = container as? UIScrollView {
                guard let inside = FocusChain.view(of: item), inside.isDescendant(of: view) else { continue }
                let frame = FocusItems.frame(of: item)
                view.scrollRectToVisible(view.convert(frame, from: nil as UIView?), animated: true)
            } else if item.parentFocusEnvironment === environment {
                container.contentOffset = offset(of: container, showing: item.frame)
            }
        }
    }

    /// Returns the nearest offset with which a frame is visible.
    private static func offset(of container: any UIFocusItemScrollableContainer, showing frame: CGRect) -> CGPoint {
        let (size, content, offset) = (container.visibleSize, container.contentSize, container.contentOffset)
        func near(_ offset: CGFloat, _ start: CGFloat, _ end: CGFloat, _ size: CGFloat, _ content: CGFloat) -> CGFloat {
            max(min(max(offset, end - size), start, content - size), 0)
        }
        return CGPoint(
            x: near(offset.x, frame.minX, frame.maxX, size.width, content.width),
            y: near(offset.y, frame.minY, frame.maxY, size.height, content.height))
    }
}
