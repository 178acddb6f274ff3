import Foundation

/// Lays out the bars of a navigation controller, sets the safe area of the controllers' views, and collapses a large
/// title while content scrolls.
///
/// Owned by the navigation controller. The top inset of a controller's safe area is as high as the bar: while content
/// scrolls up the large title collapses point by point, and it expands when the content is pulled down again.
@MainActor
final class NavigationBars {
    unowned let controller: UINavigationController
    private var bar: UINavigationBar { controller.navigationBar }

    var barIsHidden = false
    var toolbarIsHidden = true
    /// The scroll view whose top and bottom edges the bars follow.
    private var followed: ViewLink<UIScrollView>?
    private var scrollView: UIScrollView? { followed?.view }
    /// The visible height of the collapsible parts, search bar and large title, in points; may exceed their height
    /// while the content is pulled past its top.
    private var largeHeight: CGFloat = 0

    init(controller: UINavigationController) {
        self.controller = controller
    }

    /// Whether the bar is not shown for a controller: it is hidden, or the controller has a bar of its own, as a
    /// navigation controller of the *More* tab.
    private func isBarHidden(for shown: UIViewController) -> Bool { barIsHidden || shown is UINavigationController }

    /// The navigation controller, if its class is a delegate of bars.
    var barDelegate: (any UINavigationBarDelegate)? { controller as? any UINavigationBarDelegate }

    /// The controller whose item the bar shows.
    var shownController: UIViewController? { controller.topViewController }

    /// Whether the navigation controller is presented in a sheet, or inside of a controller that is.
    var isInSheet: Bool {
        let ancestors = sequence(first: controller as UIViewController, next: \.parent)
        return ancestors.first { $0.presenterLink != nil }?.presenterLink?.presentation?.layout.isSheet == true
    }

    // MARK: Insets

    /// Sets the insets of the view of a controller that is about to be shown: its bar has the height that it had when
    /// the controller was last shown.
    func prepare(_ next: UIViewController) {
        // A view that is loaded changes its item in `viewDidLoad`.
        next.loadViewIfNeeded()
        let row = bar.fixedHeight(of: next.navigationItem)
        let expanded = bar.collapsibleHeight(of: next.navigationItem)
        let known = next.containerSafeAreaInsets.top - row
        largeHeight = next.containerSafeAreaInsets == .zero ? expanded : min(max(known, 0), expanded)
        place(next)
    }

    /// Returns the frame of a shown controller's view.
    func frame(of shown: UIViewController) -> CGRect {
        let bounds = controller.container.bounds
        let insets = insets(of: shown)
        let (extendsUp, extendsDown) = (extendsUnderBar(shown), extendsUnderToolbar(shown))
        let top = extendsUp ? 0 : controller.view.safeAreaInsets.top + insets.top
        let bottom = extendsDown ? 0 : controller.view.safeAreaInsets.bottom + insets.bottom
        return CGRect(
            x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: max(0, bounds.height - top - bottom))
    }

    /// Sets the frame and the safe area of a shown controller's view.
    func place(_ shown: UIViewController) {
        let insets = insets(of: shown)
        let (extendsUp, extendsDown) = (extendsUnderBar(shown), extendsUnderToolbar(shown))
        let frame = frame(of: shown)
        // Not the frame, since the view has a transform while it slides.
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if shown.view.bounds.size != frame.size { shown.view.bounds.size = frame.size }
        if shown.view.center != center { shown.view.center = center }
        shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shown.containerSafeAreaInsets = UIEdgeInsets(
            top: extendsUp ? insets.top : 0, left: 0, bottom: extendsDown ? insets.bottom : 0, right: 0)
    }

    private func insets(of shown: UIViewController) -> UIEdgeInsets {
        let item = shown.navigationItem
        let large = min(max(largeHeight, 0), bar.collapsibleHeight(of: item))
        return UIEdgeInsets(
            top: isBarHidden(for: shown) ? 0 : bar.fixedHeight(of: item) + large, left: 0,
            bottom: isToolbarShown(for: shown) ? SystemMetrics.current.bars.toolbarHeight : 0, right: 0)
    }

    private func extendsUnderBar(_ shown: UIViewController) -> Bool {
        guard !isBarHidden(for: shown) else { return true }
        return shown.edgesForExtendedLayout.contains(.top)
            && (bar.isTranslucent || shown.extendedLayoutIncludesOpaqueBars)
    }

    private func extendsUnderToolbar(_ shown: UIViewController) -> Bool {
        !isToolbarShown(for: shown) || shown.edgesForExtendedLayout.contains(.bottom)
    }

    func isToolbarShown(for shown: UIViewController?) -> Bool {
        guard !toolbarIsHidden else { return false }
        // A controller that hides the bottom bar also hides it for the controllers above it.
        let stack = controller.viewControllers
        let index = stack.firstIndex { $0 === shown } ?? stack.count - 1
        return !stack.prefix(index + 1).dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }

    // MARK: Frames

    func layOut() {
        let bounds = controller.view.bounds
        let safe = controller.view.safeAreaInsets
        let item = bar.topItem
        let height = bar.fixedHeight(of: item) + (bar.collapsibleHeight(of: item) > 0 ? max(largeHeight, 0) : 0)
        bar.backgroundExtension = safe.top
        bar.frame = CGRect(x: 0, y: barIsHidden ? -height : safe.top, width: bounds.width, height: height)
        // Fades while the bar of another navigation controller slides over its place.
        if controller.acceptsNavigationControllers {
            bar.alpha = controller.topViewController is UINavigationController ? 0 : 1
        }
        layOutToolbar(in: bounds, safe: safe)
    }

    private func layOutToolbar(in bounds: CGRect, safe: UIEdgeInsets) {
        guard let toolbar = controller.toolbarIfMade else { return }
        let height = SystemMetrics.current.bars.toolbarHeight
        let isShown = isToolbarShown(for: controller.topViewController)
        toolbar.backgroundExtension = safe.bottom
        toolbar.frame = CGRect(
            x: 0, y: isShown ? bounds.height - safe.bottom - height : bounds.height, width: bounds.width, height: height
        )
    }

    /// Called when something that the heights of the bars depend on has changed.
    func update() {
        guard controller.isViewLoaded, let shown = controller.topViewController, shown.isViewLoaded else { return }
        let expanded = bar.collapsibleHeight(of: shown.navigationItem)
        largeHeight = isAtTop ? expanded : min(largeHeight, expanded)
        place(shown)
        layOut()
        followScrolling()
    }

    // MARK: Scrolling

    private var isAtTop: Bool {
        guard let scrollView else { return true }
        return scrollView.contentOffset.y < 0.5 - scrollView.insetBesideRefreshing.top
    }

    func follow(_ scrollView: UIScrollView?) {
        self.scrollView?.reachAbove = 0
        self.scrollView?.barHeightOverContent = 0
        self.scrollView?.coveringBarGround = nil
        self.scrollView?.edgeObserver = nil
        scrollView?.edgeObserver = controller
        followed = scrollView?.scrollLink
        followScrolling()
    }

    func followScrolling() {
        guard let scrollView, let shown = controller.topViewController else {
            bar.isAtScrollEdge = false
            controller.toolbarIfMade?.isAtScrollEdge = false
            tellTabBar(nil)
            return
        }
        if barIsHidden { scrollView.barHeightOverContent = 0 } else { followLargeTitle(scrollView, shown) }
        // An overlap of less than half a point is rounding, not scrolling.
        bar.isAtScrollEdge = isAtTop
        if scrollView.pullToRefresh != nil { scrollView.coveringBarGround = barIsHidden ? nil : bar.coveringGround }
        let end = scrollView.ownContentSize.height + scrollView.adjustedContentInset.bottom
        controller.toolbarIfMade?.isAtScrollEdge = scrollView.contentOffset.y + scrollView.bounds.height > end - 0.5
        tellTabBar(scrollView)
    }

    private func tellTabBar(_ scrollView: UIScrollView?) {
        // A navigation controller of the *More* tab follows its scroll view itself.
        guard !(controller.topViewController is UINavigationController), let tabs = controller.tabBarController,
            tabs.isDisplayed(controller)
        else { return }
        tabs.contentDidMove(scrollView)
    }

    private func followLargeTitle(_ scrollView: UIScrollView, _ shown: UIViewController) {
        let expanded = bar.collapsibleHeight(of: shown.navigationItem)
        guard expanded > 0, extendsUnderBar(shown), scrollView.contentInsetAdjustmentBehavior != .never else {
            scrollView.reachAbove = 0
            scrollView.barHeightOverContent = 0
            return
        }
        // The distance between the top edge of the content and the row.
        let inset = scrollView.insetBesideRefreshing.top
        let covered = inset - min(max(largeHeight, 0), expanded)
        scrollView.barHeightOverContent = min(max(largeHeight, 0), expanded)
        let room = -scrollView.contentOffset.y - covered
        guard room != largeHeight, inset > 0 else { return }
        largeHeight = max(room, 0)
        let shownHeight = min(largeHeight, expanded)
        // Set before `place`, since changing the safe area makes the scroll view compute its edges.
        scrollView.reachAbove = expanded - shownHeight
        scrollView.barHeightOverContent = shownHeight
        place(shown)
        layOut()
    }

    /// Returns the offset where a scroll view comes to rest when it is released while the search bar or the large title
    /// is partly visible: it is then shown completely or hidden.
    func settled(_ offset: CGFloat, in scrollView: UIScrollView) -> CGFloat {
        guard let shown = controller.topViewController, !barIsHidden else { return offset }
        let expanded = bar.collapsibleHeight(of: shown.navigationItem)
        guard expanded > 0, extendsUnderBar(shown) else { return offset }
        let top = 0 - scrollView.insetBesideRefreshing.top - scrollView.reachAbove
        let search = bar.hidingSearchHeight(of: shown.navigationItem)
        guard offset > top, offset < top + expanded else { return offset }
        return [top, top + search, top + expanded].min { abs($0 - offset) < abs($1 - offset) } ?? offset
    }
}
