/// Follows where the content of the shown controller is, which decides about the background of the bar.
extension UITabBarController {
    /// Observes the scroll view of a controller. Navigation controllers observe their scroll views themselves and
    /// forward the changes.
    func observeScrollView(of controller: UIViewController?) {
        if let former = observed?.view, former.edgeObserver === self { former.edgeObserver = nil }
        guard let controller, !(controller is UINavigationController) else {
            observed = nil
            var navigation = controller as? UINavigationController
            while let inner = navigation?.topViewController as? UINavigationController { navigation = inner }
            navigation?.bars.followScrolling()
            return
        }
        let scrollView = controller.followedScrollView(at: .bottom)
        scrollView?.edgeObserver = self
        observed = scrollView?.scrollLink
        contentDidMove(scrollView)
    }

    /// Called when a child has named another scroll view.
    func scrollViewDidChange(of controller: UIViewController) {
        if controller === shown { observeScrollView(of: controller) }
    }

    func scrollViewDidMove(_ scrollView: UIScrollView) {
        contentDidMove(scrollView)
    }

    func settledOffset(_ offset: CGFloat, of scrollView: UIScrollView) -> CGFloat { offset }

    /// Updates the appearance of the bar after scrolling.
    ///
    /// - Parameter scrollView: nil if the content does not scroll.
    func contentDidMove(_ scrollView: UIScrollView?) {
        guard let scrollView else {
            tabBar.isAtScrollEdge = false
            return
        }
        let end = scrollView.ownContentSize.height + scrollView.adjustedContentInset.bottom
        tabBar.isAtScrollEdge = scrollView.contentOffset.y + scrollView.bounds.height > end - 0.5
    }
}
