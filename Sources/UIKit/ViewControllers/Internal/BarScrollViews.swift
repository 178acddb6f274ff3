/// The scroll views that a controller has named for the bars above and below it.
struct BarScrollViews {
    private weak var top: UIScrollView?
    private weak var bottom: UIScrollView?

    /// The bars are at the top and at the bottom; the other edges have none.
    mutating func set(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
        if edges.contains(.top) { top = scrollView }
        if edges.contains(.bottom) { bottom = scrollView }
    }

    func scrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
        switch edge {
        case .top: return top
        case .bottom: return bottom
        case .leading, .trailing: return nil
        default:
            Trestle.raise(.invalidArgumentException, "contentScrollView(for:) takes one edge, not \(edge).")
            return nil
        }
    }
}

extension UIViewController {
    /// Has the bars at all edges follow a scroll view.
    public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    /// The scroll view that a bar follows: the named one, or else the view itself or the first subview that scrolls.
    func followedScrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollView(for: edge) ?? view as? UIScrollView
            ?? view?.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// Has the containers that show the controller follow another scroll view.
    func barScrollViewsDidChange() {
        guard isViewLoaded else { return }
        if let navigation = parent as? UINavigationController, navigation.shown === self {
            navigation.bars.followScrollView(of: self)
        }
        (parent as? UITabBarController)?.scrollViewDidChange(of: self)
    }
}
