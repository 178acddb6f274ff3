import Foundation

/// Scrolls to the top for a tap on the status bar: the one scroll view on screen whose `scrollsToTop` is true. With
/// several of them, as on an iPhone, none scrolls.
@MainActor
struct StatusBarTap {
    let windows: [UIWindow]

    func perform() {
        var found: [UIScrollView] = []
        for window in windows { collect(window, in: window, into: &found) }
        if let only = found.first, found.count == 1 { only.scrollToTop() }
    }

    private func collect(_ view: UIView, in window: UIWindow, into found: inout [UIScrollView]) {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
        if let scrollView = view as? UIScrollView, scrollView.scrollsToTop,
            scrollView.scrollableAxes.contains(.vertical),
            window.bounds.intersects(scrollView.convert(scrollView.bounds, to: window))
        {
            found.append(scrollView)
        }
        for subview in view.subviews { collect(subview, in: window, into: &found) }
    }
}

// For the test driver.
extension ApplicationRun {
    /// Scrolls to the top, as a tap on the status bar does. Desktop windows have no status bar.
    package func statusBarTapped() {
        StatusBarTap(windows: screen?.shownWindows ?? []).perform()
    }
}

extension UIScrollView {
    fileprivate func scrollToTop() {
        let delegate = delegate(for: ScrollViewDelegateMethods.shouldScrollToTop)
        guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        if isDecelerating { stopDecelerating() }
        wheelSession?.finish()
        let target = reachable(CGPoint(x: contentOffset.x, y: offsetEdges.vertical.lowerBound))
        guard target != contentOffset, window != nil else {
            offsetAnimation.stop()
            return didScrollToTop()
        }
        offsetAnimation.start(to: target, isToTop: true)
    }

    /// Called when the content has arrived at its top, also if it was there before.
    func didScrollToTop() {
        indicators.scrollingMayHaveEnded()
        self.delegate(for: ScrollViewDelegateMethods.didScrollToTop)?.scrollViewDidScrollToTop(self)
    }
}
