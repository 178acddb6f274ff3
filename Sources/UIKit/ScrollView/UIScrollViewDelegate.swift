import Foundation

/// Hears how a scroll view moves. Every method is optional.
///
/// Measured on iOS 26.1, a drag sends `willBeginDragging` before its first `didScroll`, and its release
/// `willEndDragging`, `didEndDragging` and `willBeginDecelerating` before the first decelerated `didScroll`.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content offset has changed, whoever changed it.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The finger lifts. `velocity` is in points per millisecond; `targetContentOffset` is where the content will come
    /// to rest, and may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// `decelerate` is true when the content goes on moving by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Sent for `setContentOffset(_:animated: true)` and `scrollRectToVisible(_:animated: true)` only, and only when
    /// they had something to animate.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
