/// One presented controller, from `present` to the end of `dismiss`. Owned by the presenting controller.
///
/// The order of calls is UIKit's, as logged on iOS: the presenter's `viewWillDisappear` (full screen only), the
/// presented controller's `viewWillAppear`, `viewIsAppearing` and layout, then after the animation its `viewDidAppear`,
/// the presenter's `viewDidDisappear`, and the completion. Dismissing mirrors it.
@MainActor
final class Presentation {
    enum Phase {
        case starting, shown, ending, over
    }

    let presented: UIViewController
    private(set) weak var presenter: UIViewController?
    let layout: PresentationLayout
    let container: PresentationContainerView
    private let window: UIWindow
    /// Whether the presenter's view is removed and gets the disappearance calls.
    let removesPresenter: Bool
    private(set) var phase = Phase.starting
    private var drag: SheetDrag?
    /// The presentation that an animator runs, until its end.
    var custom: CustomTransition?
    /// The superview to which the presenter's view returns after a full-screen presentation.
    weak var presenterSuperview: UIView?
    /// Dismissals that were requested while the presentation starts or ends.
    private var waitingDismissals: [() -> Void] = []

    /// The traits that differ in the presented controller. Sheets and popovers have the elevated level, for which dark
    /// backgrounds are lighter, and popovers have a compact width.
    var traitOverride: UITraitCollection? {
        let given = presented.knownPresentationController?.givenTraits
        let elevated = UITraitCollection(userInterfaceLevel: .elevated)
        var traits: [UITraitCollection] = layout.isSheet || layout.style == .popover ? [elevated] : []
        if layout.style == .popover { traits.append(UITraitCollection(horizontalSizeClass: .compact)) }
        if let given { traits.append(given) }
        return traits.isEmpty ? nil : UITraitCollection(traitsFrom: traits)
    }

    init(
        of presented: UIViewController, over presenter: UIViewController, in window: UIWindow,
        layout: PresentationLayout
    ) {
        self.presented = presented
        self.presenter = presenter
        self.window = window
        self.layout = layout
        var depth = 0
        var below: UIViewController? = presenter
        while let controller = below, let lower = controller.presenterLink {
            if lower.presentation?.layout.isSheet == true { depth += 1 }
            below = lower
        }
        removesPresenter =
            layout.style == .custom
            ? presented.knownPresentationController?.shouldRemovePresentersView == true : layout.removesPresenter
        let isOpen = layout.style == .custom || (!layout.hasCard && presented.transitioningDelegate != nil)
        container =
            isOpen
            ? PresentationContainerView(frame: window.bounds, presented: presented)
            : CardContainerView(frame: window.bounds, layout: layout, depth: depth, presented: presented)
    }

    // MARK: Start

    /// - Parameter source: the controller on which the presentation was requested.
    func start(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
        presented.presenterLink = presenter
        presented.appearance.cause = .presented
        if layout.style == .popover { presented.popoverPresentationController?.prepare() }
        presented.loadViewIfNeeded()
        guard phase == .starting else { return }
        let custom = makeTransition(from: source, animated: animated)
        guard phase == .starting else { custom?.abandon(); return }
        self.custom = custom
        let coordinator =
            custom?.coordinator ?? makeCoordinator(from: presenter, to: presented, animated: animated)
        setActive(coordinator)
        willBegin(coordinator)
        guard phase == .starting else { return }
        if removesPresenter {
            presenter?.beginTransition(appearing: false, animated: animated, isExplicit: true)
        }
        // Each of the following calls may show other controllers in the window, which abandons this presentation.
        guard phase == .starting else { return }
        presented.beginTransition(appearing: true, animated: animated, isExplicit: true)
        guard phase == .starting else { return }
        setPresenterDimmed(true)
        window.addSubview(container)
        container.takePresentedView()
        guard phase == .starting else { return container.removeFromSuperview() }
        if let custom { return run(custom, completion) }
        container.showPresentedView()
        guard coordinator.isAnimated else {
            coordinator.runAlongside()
            AfterCommit.perform { self.finishStart(coordinator, completion) }
            return
        }
        container.layoutIfNeeded()
        let style = transitionStyle
        UIView.performWithoutAnimation { cards?.setShown(false, style, isArriving: true) }
        animate(coordinator) {
            $0.setShown(true, style, isArriving: true)
        } completion: {
            self.finishStart(coordinator, completion)
        }
    }

    func finishStart(_ coordinator: TransitionCoordinator, _ completion: (() -> Void)?) {
        guard phase == .starting else { return }
        custom = nil
        if layout.isSheet, let cards { drag = SheetDrag(of: self, in: cards) }
        container.hasBeenShown = true
        presented.knownPresentationController?.presentationTransitionDidEnd(true)
        presented.endTransition()
        if removesPresenter, phase == .starting {
            if let superview = presenter?.loadedView?.superview, superview !== container {
                presenterSuperview = superview
            }
            presenter?.loadedView?.removeFromSuperview()
            presenter?.endTransition()
        }
        finish(coordinator)
        completion?()
        guard phase == .starting else { return }
        phase = .shown
        runWaitingDismissals()
    }

    /// The container with the card of a standard presentation.
    var cards: CardContainerView? { container as? CardContainerView }

    private func willBegin(_ coordinator: TransitionCoordinator) {
        // The container is in the window when the presentation controller adds views to it.
        if cards == nil { window.addSubview(container) }
        guard let controller = presented.knownPresentationController else { return }
        controller.willPresent(adaptedTo: layout.adaptation, coordinator)
        guard phase == .starting else { return }
        controller.presentationTransitionWillBegin()
    }

    /// Dims the tint color of the views below alerts, action sheets and popovers, unless the application has set a tint
    /// adjustment mode.
    func setPresenterDimmed(_ isDimmed: Bool) {
        guard presented is SelfPlacedController || layout.style == .popover, let view = presenter?.loadedView,
            view.ownTintMode == (isDimmed ? .automatic : .dimmed)
        else { return }
        view.tintAdjustmentMode = isDimmed ? .dimmed : .automatic
    }

    // MARK: End

    /// This presentation and those above it, the topmost first.
    private var levels: [Presentation] { presented.presentationsInside.flatMap(\.levels) + [self] }

    /// Ends this presentation and those above it, once none of them starts or ends any more.
    func end(animated: Bool, completion: (() -> Void)?) {
        guard phase == .starting || phase == .shown else { return }
        let levels = levels
        if let busy = levels.first(where: { $0.phase != .shown }) {
            busy.waitingDismissals.append { self.end(animated: animated, completion: completion) }
            return
        }
        Dismissal(of: levels, animated: animated).run(completion: completion)
    }

    /// Called when the dismissal begins, before the appearance calls.
    func willEnd() {
        phase = .ending
        container.hasBeenShown = false
        presented.appearance.cause = .dismissed
        setPresenterDimmed(false)
    }

    /// Begins the appearance of a presenter whose view was removed, and inserts that view again.
    func returnPresenter(animated: Bool) {
        guard removesPresenter, phase == .ending else { return }
        presenter?.beginTransition(appearing: true, animated: animated, isExplicit: true)
        guard let view = presenter?.loadedView, let parent = presenterSuperview else { return }
        view.frame = parent.bounds
        parent.insertSubview(view, at: 0)
    }

    /// Removes the presenter's view again after a dismissal that was cancelled.
    func removePresenter() {
        presenter?.loadedView?.removeFromSuperview()
    }

    /// Returns the container to the window, below another one, after a dismissal that was cancelled.
    func showAgain(below top: Presentation) {
        guard phase == .ending, container.superview == nil else { return }
        window.insertSubview(container, belowSubview: top.container)
    }

    /// Moves the presenter's view back from the container in which an animator has put it.
    func settlePresenter() {
        guard let view = presenter?.loadedView, let parent = presenterSuperview, view.superview === container else {
            return
        }
        parent.insertSubview(view, at: 0)
        view.frame = parent.bounds
    }

    /// Removes the views at the end of the dismissal, before the appearance calls.
    func leave() {
        phase = .over
        settlePresenter()
        DepartedControllers.watch([presented], after: "dismissed")
        presented.loadedView?.removeFromSuperview()
        container.removeFromSuperview()
        presented.presentationDidEnd()
        // Cleared before the callbacks, since the presenter may present again in its `viewDidAppear`.
        if presenter?.presentation === self { presenter?.presentation = nil }
    }

    /// Called when a dismissal by the user was cancelled.
    func endWasCancelled() {
        guard phase == .ending else { return }
        phase = .shown
        container.hasBeenShown = true
    }

    /// Performs the dismissals that were requested while this presentation started or ended.
    func runWaitingDismissals() {
        let waiting = waitingDismissals
        waitingDismissals = []
        for call in waiting { call() }
    }

    /// Called when the window shows other controllers. Removes the presentation at once, with those above it.
    func abandon() {
        guard phase != .over else { return }
        phase = .over
        waitingDismissals = []
        for above in presented.presentationsInside { above.abandon() }
        setPresenterDimmed(false)
        custom?.abandon()
        settlePresenter()
        container.removeFromSuperview()
        if presented.appearance.isMovedByContainer {
            presented.beginTransition(appearing: false, animated: false, isExplicit: true)
            presented.endTransition()
        }
        if presenter?.presentation === self { presenter?.presentation = nil }
        presented.presenterLink = nil
        presented.presentationDidEnd()
    }

    // MARK: Dismissal by the user

    var canBeDragged: Bool { phase == .shown && presented.presentationsInside.isEmpty }

    private var userMayDismiss: Bool {
        presented.knownPresentationController?.userMayDismiss ?? !presented.isModalWithContent
    }

    /// Begins the dismissal at the start of a drag, with the appearance calls of UIKit; a drag that is cancelled makes
    /// the controller appear again. Nil if the user may not dismiss the controller.
    func beginDrag() -> Dismissal? {
        guard userMayDismiss else { return nil }
        presented.knownPresentationController?.userDismissalBegan()
        guard canBeDragged else { return nil }
        let dismissal = Dismissal(of: [self], animated: true, isInteractive: true)
        dismissal.begin()
        return dismissal
    }

    /// Called when the user tried to dismiss a controller that may not be dismissed.
    func refuseDismissal() {
        presented.knownPresentationController?.userAttemptedDismissal()
    }

    /// Called when the user has dragged the sheet to a detent.
    func userDidSelect(_ stop: SheetDetents.Stop) {
        presented.knownSheet?.userDidSelect(stop.identifier)
    }

    /// Whether a scroll view in the sheet lets a drag upwards enlarge it.
    var scrollingExpands: Bool { presented.knownSheet?.prefersScrollingExpandsWhenScrolledToEdge ?? true }

    /// Called for a touch beside a popover or a sheet.
    func dismissByUser() {
        guard canBeDragged else { return }
        guard userMayDismiss else { return refuseDismissal() }
        presented.knownPresentationController?.userDismissalBegan()
        end(animated: true, completion: userDismissalEnd())
    }

    /// Returns what is called when the user has dismissed the controller.
    func userDismissalEnd() -> () -> Void {
        let (controller, presented) = (presented.knownPresentationController, presented)
        return {
            controller?.userDismissalEnded()
            (presented as? any UserDismissable)?.userDidDismiss()
        }
    }

    // MARK: Transitions

    /// Animates the container of a standard presentation with the timing of the style.
    func animate(
        _ coordinator: TransitionCoordinator, _ changes: @escaping (CardContainerView) -> Void,
        completion: @escaping () -> Void
    ) {
        let cards = cards
        let animations: () -> Void = {
            cards.map(changes)
            coordinator.runAlongside()
        }
        guard layout.isAlert else {
            return UIView.animate(
                withDuration: coordinator.transitionDuration, delay: 0, options: .curveEaseOut, animations: animations,
                completion: { _ in completion() })
        }
        UIView.animate(
            withDuration: coordinator.transitionDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [], animations: animations, completion: { _ in completion() })
    }

    func makeCoordinator(
        from: UIViewController?, to: UIViewController?, animated: Bool, isInteractive: Bool = false
    ) -> TransitionCoordinator {
        let isAnimated = animated && UIView.areAnimationsEnabled
        let duration =
            layout.isAlert
            ? SystemMetrics.current.alerts.duration
            : layout.style == .popover
                ? SystemMetrics.current.popovers.duration : SystemMetrics.current.sheets.transitionDuration
        let coordinator = TransitionCoordinator(
            from: from, to: to, in: container, duration: isAnimated ? duration : 0,
            curve: .easeOut, style: presented.modalPresentationStyle, isInteractive: isInteractive)
        return coordinator
    }

    func setActive(_ coordinator: TransitionCoordinator) {
        presenter?.activeCoordinator = coordinator
        presented.activeCoordinator = coordinator
    }

    /// Completions are called after the appearance calls.
    func finish(_ coordinator: TransitionCoordinator, cancelled: Bool = false) {
        if presenter?.activeCoordinator === coordinator { presenter?.activeCoordinator = nil }
        if presented.activeCoordinator === coordinator { presented.activeCoordinator = nil }
        coordinator.finish(cancelled: cancelled)
    }
}
