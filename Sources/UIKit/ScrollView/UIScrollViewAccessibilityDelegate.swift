/// Describes the scroll position to users of assistive technologies. Both methods are optional.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// Returns the text that is posted with `pageScrolled` after an assistive technology has scrolled.
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?

    /// Takes precedence over the plain text unless it returns nil.
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}
