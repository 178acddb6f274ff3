/// Scrolling by pages for assistive technologies.
@MainActor
struct AccessibilityPaging {
    private let view: UIScrollView
    /// The length of content that stays visible between two pages, in points.
    private static let overlap: CGFloat = 44

    init(_ view: UIScrollView) {
        self.view = view
    }

    /// Scrolls by a page. Returns false at the end of the content, where nothing moves.
    func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        let insets = view.adjustedContentInset
        let room = CGSize(
            width: view.bounds.width - insets.left - insets.right,
            height: view.bounds.height - insets.top - insets.bottom)
        let step = CGSize(width: max(room.width - Self.overlap, 1), height: max(room.height - Self.overlap, 1))
        var offset = view.contentOffset
        switch direction {
        case .down, .next: offset.y += step.height
        case .up, .previous: offset.y -= step.height
        case .right: offset.x += step.width
        case .left: offset.x -= step.width
        }
        offset.x = min(
            max(offset.x, -insets.left), max(view.ownContentSize.width - room.width - insets.left, -insets.left))
        offset.y = min(
            max(offset.y, -insets.top), max(view.ownContentSize.height - room.height - insets.top, -insets.top))
        guard offset != view.contentOffset else { return false }
        view.setContentOffset(offset, animated: true)
        let delegate = view.delegate as? any UIScrollViewAccessibilityDelegate
        let status: Any? =
            ScrollViewAccessibilityDelegateMethods.attributedScrollStatus.receiver(delegate)?
            .accessibilityAttributedScrollStatus(for: view)
            ?? ScrollViewAccessibilityDelegateMethods.scrollStatus.receiver(delegate)?.accessibilityScrollStatus(
                for: view)
        UIAccessibility.post(notification: .pageScrolled, argument: status)
        return true
    }
}
