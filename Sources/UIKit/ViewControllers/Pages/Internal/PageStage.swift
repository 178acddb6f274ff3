/// The pages of a page view controller: the one that is shown, its neighbors, and the one that is scrolled in. Owned by
/// the controller.
///
/// The scroll view contains the neighbors that there are beside the shown page, and is set back to the shown page when
/// a movement has ended.
@MainActor
final class PageStage: NSObject, UIScrollViewDelegate {
    private weak var controller: UIPageViewController?
    let scrollView = UIScrollView()
    private let spacing: CGFloat
    private(set) var current: UIViewController?
    private var before: UIViewController?
    private var after: UIViewController?
    private var knowsNeighbours = false
    /// The page that is being scrolled in.
    private var pending: UIViewController?
    /// Whether code, and not the user, moves to the pending page.
    private var isInCode = false
    private var completion: ((Bool) -> Void)?
    private var isShowing = false
    /// Changes with every change of the pages, so that calls out notice that others were shown.
    private var generation = 0
    private lazy var dots = PageIndicator(of: controller)
    private var isPlacing = false

    init(of controller: UIPageViewController, spacing: CGFloat) {
        self.controller = controller
        self.spacing = spacing
        super.init()
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.scrollsToTop = false
        scrollView.delegate = self
    }

    private var isVertical: Bool { controller?.navigationOrientation == .vertical }

    /// Whether the next page is at the left.
    private var isReversed: Bool { !isVertical && controller?.viewIfLoaded?.isRightToLeft == true }

    /// The size of a page.
    private var pageSize: CGSize {
        guard let view = controller?.viewIfLoaded else { return .zero }
        return CGSize(width: view.bounds.width, height: max(0, view.bounds.height - dots.height))
    }

    /// The distance from page to page.
    private var extent: CGFloat { (isVertical ? pageSize.height : pageSize.width) + spacing }

    /// The pages in the order in which they lie.
    private var order: [UIViewController] {
        let pages = [before, current, after].compactMap { $0 }
        return isReversed ? pages.reversed() : pages
    }

    private func position(of page: UIViewController?) -> CGFloat {
        CGFloat(order.firstIndex { $0 === page } ?? 0) * extent
    }

    // MARK: Layout

    func layOut() {
        guard let view = controller?.viewIfLoaded else { return }
        dots.show(in: view)
        let size = pageSize
        let frame = CGRect(
            x: 0, y: 0, width: size.width + (isVertical ? 0 : spacing), height: size.height + (isVertical ? spacing : 0)
        )
        guard scrollView.frame != frame || !knowsNeighbours else { return }
        scrollView.frame = frame
        loadNeighbours()
        place()
    }

    /// Places the pages and shows the present one.
    private func place() {
        guard pending == nil else { return }
        isPlacing = true
        defer { isPlacing = false }
        let length = CGFloat(max(order.count, 1)) * extent
        UIView.performWithoutAnimation {
            scrollView.contentSize =
                isVertical
                ? CGSize(width: scrollView.bounds.width, height: length)
                : CGSize(width: length, height: scrollView.bounds.height)
            scrollView.contentOffset = offset(position(of: current))
            put(current)
        }
        scrollView.isScrollEnabled = controller?.dataSource != nil
    }

    private func offset(_ position: CGFloat) -> CGPoint {
        isVertical ? CGPoint(x: 0, y: position) : CGPoint(x: position, y: 0)
    }

    private var scrolled: CGFloat { isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x }

    /// Adds the view of a page, or moves it to its place.
    private func put(_ page: UIViewController?) {
        guard let page, let view = page.view else { return }
        view.frame = CGRect(origin: offset(position(of: page)), size: pageSize)
        if view.superview !== scrollView { scrollView.addSubview(view) }
    }

    // MARK: Neighbors

    func dataSourceDidChange() {
        knowsNeighbours = false
        guard controller?.isViewLoaded == true, pending == nil else { return }
        loadNeighbours()
        place()
        controller?.viewIfLoaded?.setNeedsLayout()
    }

    private func loadNeighbours() {
        guard let controller, let current else {
            (before, after) = (nil, nil)
            return
        }
        knowsNeighbours = true
        let asked = generation
        let earlier = controller.dataSource?.pageViewController(controller, viewControllerBefore: current)
        guard asked == generation else { return }
        let later = controller.dataSource?.pageViewController(controller, viewControllerAfter: current)
        guard asked == generation else { return }
        (before, after) = (earlier, later === earlier ? nil : later)
        if before === current { before = nil }
        if after === current { after = nil }
    }

    // MARK: Changes in code

    func show(
        _ page: UIViewController?, _ direction: UIPageViewController.NavigationDirection, animated: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        guard let controller else { return }
        if pending != nil { settle(arrived: true, finished: false) }
        generation += 1
        let isVisible = controller.viewIfLoaded?.window != nil && isShowing
        guard animated, isVisible, UIView.areAnimationsEnabled, let current, let page, page !== current, extent > 0
        else {
            replace(with: page)
            dots.showIndex()
            completion?(true)
            return
        }
        (before, after) = direction == .forward ? (nil, page) : (page, nil)
        place()
        self.completion = completion
        isInCode = true
        begin(page)
        guard pending === page else { return }
        scrollView.setContentOffset(offset(position(of: page)), animated: true)
        dots.showIndex()
    }

    private func replace(with page: UIViewController?) {
        guard let controller else { return }
        let former = current
        guard former !== page else {
            dataSourceDidChange()
            return
        }
        current = page
        (before, after, knowsNeighbours) = (nil, nil, false)
        if isShowing {
            former?.beginAppearanceTransition(false, animated: false)
            page?.beginAppearanceTransition(true, animated: false)
        }
        leave(former)
        enter(page)
        guard current === page else { return }
        if controller.isViewLoaded {
            loadNeighbours()
            place()
        }
        if isShowing {
            former?.endAppearanceTransition()
            if controller.appearance.phase != .appearing { page?.endAppearanceTransition() }
        }
    }

    private func enter(_ page: UIViewController?) {
        guard let page, let controller, page.parent !== controller else { return }
        controller.addChild(page)
        if page.parent === controller { page.didMove(toParent: controller) }
    }

    private func leave(_ page: UIViewController?) {
        guard let page, page.parent === controller else { return }
        page.willMove(toParent: nil)
        if page.viewIfLoaded?.superview === scrollView { page.viewIfLoaded?.removeFromSuperview() }
        if page.parent === controller { page.removeFromParent() }
    }

    // MARK: Scrolling

    private func begin(_ page: UIViewController) {
        guard let controller else { return }
        pending = page
        if !isInCode {
            controller.delegate(for: PageViewControllerDelegateMethods.willTransition)?
                .pageViewController(controller, willTransitionTo: [page])
            guard pending === page else { return }
        }
        enter(page)
        guard pending === page else { return }
        if isShowing {
            current?.beginAppearanceTransition(false, animated: true)
            page.beginAppearanceTransition(true, animated: true)
        }
        guard pending === page else { return }
        put(page)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isPlacing, !isInCode, let current else { return }
        let distance = scrolled - position(of: current)
        guard abs(distance) > 0.5 else { return }
        let next = (distance > 0) != isReversed ? after : before
        if pending === next { return }
        if pending != nil { settle(arrived: false, finished: true) }
        if let next, self.current === current { begin(next) }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settleWhereItIs() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settleWhereItIs() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settleWhereItIs() }

    private func settleWhereItIs() {
        guard let pending else { return }
        settle(arrived: abs(scrolled - position(of: pending)) < extent / 2, finished: true)
    }

    /// Ends a movement: the pending page is shown, or the former one again.
    private func settle(arrived: Bool, finished: Bool) {
        guard let controller, let page = pending, let former = current else { return }
        let (wasInCode, done) = (isInCode, completion)
        let wasAfter = page === after
        (pending, isInCode, completion) = (nil, false, nil)
        generation += 1
        let movement = generation
        if arrived {
            current = page
            (before, after) = wasAfter ? (former, nil) : (nil, former)
            knowsNeighbours = false
        } else if isShowing {
            page.beginAppearanceTransition(false, animated: true)
            former.beginAppearanceTransition(true, animated: true)
        }
        let gone = arrived ? former : page
        leave(gone)
        if arrived { loadNeighbours() }
        // The calls above may have shown another page.
        if generation == movement { place() }
        if isShowing {
            gone.endAppearanceTransition()
            if generation == movement { (arrived ? page : former).endAppearanceTransition() }
        }
        if wasInCode {
            done?(finished)
        } else {
            if arrived { dots.move(by: wasAfter ? 1 : -1) }
            controller.delegate(for: PageViewControllerDelegateMethods.didFinish)?
                .pageViewController(
                    controller, didFinishAnimating: finished, previousViewControllers: [former],
                    transitionCompleted: arrived)
        }
    }

    // MARK: Appearing

    func willAppear(_ animated: Bool) {
        isShowing = true
        current?.beginAppearanceTransition(true, animated: animated)
    }

    func willDisappear(_ animated: Bool) {
        if pending != nil { settle(arrived: false, finished: false) }
        isShowing = false
        current?.beginAppearanceTransition(false, animated: animated)
    }
}
