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

// The defaults ask who answers in the object's place (``OptionalMethod``); what they then return is what UIKit does without the method.
extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        ScrollMethods.didScroll.answer(
            for: self, found: { $0.call(scrollView) }, forwarded: { $0.scrollViewDidScroll(scrollView) })
    }

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        ScrollMethods.willBeginDragging.answer(
            for: self, found: { $0.call(scrollView) }, forwarded: { $0.scrollViewWillBeginDragging(scrollView) })
    }

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        ScrollMethods.willEndDragging.answer(
            for: self, found: { $0.call(scrollView, velocity, targetContentOffset) },
            forwarded: {
                $0.scrollViewWillEndDragging(
                    scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
            })
    }

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        ScrollMethods.didEndDragging.answer(
            for: self, found: { $0.call(scrollView, decelerate) },
            forwarded: { $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) })
    }

    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        ScrollMethods.willBeginDecelerating.answer(
            for: self, found: { $0.call(scrollView) }, forwarded: { $0.scrollViewWillBeginDecelerating(scrollView) })
    }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        ScrollMethods.didEndDecelerating.answer(
            for: self, found: { $0.call(scrollView) }, forwarded: { $0.scrollViewDidEndDecelerating(scrollView) })
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        ScrollMethods.didEndScrollingAnimation.answer(
            for: self, found: { $0.call(scrollView) }, forwarded: { $0.scrollViewDidEndScrollingAnimation(scrollView) })
    }

    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        ScrollMethods.didChangeAdjustedContentInset.answer(
            for: self, found: { $0.call(scrollView) },
            forwarded: { $0.scrollViewDidChangeAdjustedContentInset(scrollView) })
    }
}
