import Foundation

/// Receives the movements of a scroll view. Every method is optional.
///
/// Measured on iOS 26.1, a drag sends `willBeginDragging` before its first `didScroll`, and its release sends
/// `willEndDragging`, `didEndDragging` and `willBeginDecelerating` before the first decelerated `didScroll`.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called when the content offset has changed, for whatever reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Called when a drag begins, before its first ``scrollViewDidScroll(_:)``.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called when the finger lifts. `velocity` is in points per millisecond; `targetContentOffset` is the offset where
    /// the content will come to rest, and may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// `decelerate` is true if the content continues to move by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Called when the finger was lifted and the content continues to move, before the first
    /// ``scrollViewDidScroll(_:)`` of that movement.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Called when the content has come to rest after a drag. Not called for a drag that ends without deceleration.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Called only for `setContentOffset(_:animated: true)` and `scrollRectToVisible(_:animated: true)`, and only if
    /// they animated something.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Called when the safe area, the content inset or the adjustment behavior has changed the adjusted inset.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    // MARK: Scrolling to the top

    /// Called for a tap on the status bar. The default is true.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called when the content has arrived at its top, or was there already.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    // MARK: Zooming

    /// Returns the view that is scaled. The default, nil, allows no zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called when a pinch, or zooming by a wheel, begins. That it is also called for animated zooming by code is
    /// unverified.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called when the scale has changed, for whatever reason.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called at the end of a pinch, after the scale has gone back to its limits, and at the end of animated zooming.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}
