/// Says where scrolling has come to, for people who hear it. Both methods are optional.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// Posted with `pageScrolled` after an assistive technology has scrolled.
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?

    /// Goes before the plain text unless it is nil.
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}
