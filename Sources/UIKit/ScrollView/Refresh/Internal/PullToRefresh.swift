import QuartzCore

/// Drives the refresh control of a scroll view: places it, shows how far the content is pulled, triggers it, and adds its
/// height to the content inset while it refreshes.
///
/// Owned by the scroll view, which creates it when a refresh control becomes its subview. Only a finger triggers the
/// control, in the middle of its drag; the inset changes when the finger is lifted, so that the content stays under it.
@MainActor
final class PullToRefresh {
    /// Sound: the scroll view owns this object.
    private unowned(unsafe) let scrollView: UIScrollView
    private(set) weak var control: UIRefreshControl?
    /// Whether the running drag may trigger the control: it has not done so yet, and began when nothing was refreshing.
    private var mayTrigger = false
    /// Whether the content is still pulled as far as for the last trigger; no blades are then shown for the pull.
    private var hasTriggered = false

    init(scrollView: UIScrollView, control: UIRefreshControl) {
        self.scrollView = scrollView
        self.control = control
    }

    // MARK: The control

    func controlDidCome() {
        if control?.isRefreshing == true { refreshingDidBegin() }
        contentDidMove()
    }

    func controlWillLeave() {
        control?.showContent(in: nil)
        control = nil
        // The scroll view keeps this object alive no longer.
        let scrollView = scrollView
        if scrollView.pullToRefresh === self { scrollView.pullToRefresh = nil }
        scrollView.insets.refreshing = 0
        scrollView.returnBetweenEdges()
    }

    func heightDidChange() {
        guard let control else { return }
        if scrollView.insets.refreshing > 0 { scrollView.insets.refreshing = control.neededHeight }
        contentDidMove()
    }

    // MARK: Pulling

    /// How far the content is pulled past the place where it rests without a refresh.
    private var pulled: CGFloat {
        -scrollView.contentOffset.y - scrollView.insetBesideRefreshing.top - scrollView.reachAbove
    }

    func dragDidBegin() {
        mayTrigger = control?.isRefreshing == false
        hasTriggered = false
    }

    /// Called after the content has followed the finger.
    func contentWasDragged() {
        guard mayTrigger, let control, control.isEnabled, !control.isRefreshing, scrollView.tracking.isDragging,
            pulled >= trigger
        else { return }
        mayTrigger = false
        hasTriggered = true
        control.trigger()
    }

    private var trigger: CGFloat {
        SystemMetrics.current.refreshControls.trigger(height: scrollView.bounds.height)
    }

    /// Called before the content starts to move back after a drag.
    func dragWillEnd() {
        mayTrigger = false
        guard let control else { return }
        scrollView.insets.refreshing = control.isRefreshing ? control.neededHeight : 0
    }

    /// Called whenever the content offset, the inset or the width has changed.
    func contentDidMove() {
        guard let control, control.superview === scrollView else { return }
        let pulled = pulled
        let isHidden = pulled <= 0 && !control.isRefreshing && !control.isLeaving
        if pulled <= 0 { hasTriggered = false }
        if control.isHidden != isHidden { control.isHidden = isHidden }
        if isHidden { return control.showContent(in: nil) }
        let top = scrollView.insetBesideRefreshing.top - scrollView.barHeightOverContent
        let frame = CGRect(
            x: 0, y: scrollView.contentOffset.y + top, width: scrollView.bounds.width, height: control.neededHeight)
        if control.frame != frame { control.frame = frame }
        let first = SystemMetrics.current.refreshControls.firstBladeDistance
        let share = hasTriggered ? 0 : min(max((pulled - first) / (trigger - first), 0), 1)
        control.showPull(share, distance: pulled)
        control.showContent(in: scrollView.barHeightOverContent > 0 ? scrollView.coveringBarGround : nil)
    }

    // MARK: Refreshing

    func refreshingDidBegin() {
        guard let control else { return }
        mayTrigger = false
        if !scrollView.tracking.isDragging { scrollView.insets.refreshing = control.neededHeight }
        contentDidMove()
    }

    /// Takes the inset away and lets the content move back. During a drag both wait for its end.
    func refreshingDidEnd() {
        contentDidMove()
        guard !scrollView.tracking.isDragging else { return }
        // Client code that is called may release the scroll view.
        let scrollView = scrollView
        defer { withExtendedLifetime(scrollView) {} }
        scrollView.insets.refreshing = 0
        scrollView.returnBetweenEdges(animated: true)
    }

    /// Triggers the control without a pull, and shows it if the content rests at its top.
    func triggerByKey() {
        guard let control, control.isEnabled, !control.isRefreshing else { return }
        // Client code that is called may release the scroll view.
        let scrollView = scrollView
        defer { withExtendedLifetime(scrollView) {} }
        let rests = pulled > -0.5 && !scrollView.isTracking
        control.trigger()
        guard control.isRefreshing, scrollView.pullToRefresh === self else { return }
        refreshingDidBegin()
        guard rests, scrollView.insets.refreshing > 0 else { return }
        let shown = CGPoint(x: scrollView.contentOffset.x, y: scrollView.offsetEdges.vertical.lowerBound)
        scrollView.moveBack(to: shown)
    }
}

extension UIScrollView {
    /// The adjusted content inset without the part that a refresh control adds.
    var insetBesideRefreshing: UIEdgeInsets {
        var inset = adjustedContentInset
        inset.top -= insets.refreshing
        return inset
    }

    /// Called when ``refreshControl`` was set.
    func refreshControlDidChange(from former: UIRefreshControl?) {
        if let former, former !== refreshControl, former.superview === self { former.removeFromSuperview() }
        // Client code may have set another one meanwhile.
        guard let refreshControl, refreshControl.superview !== self else { return }
        insertSubview(refreshControl, at: rearBackgroundCount)
    }
}
