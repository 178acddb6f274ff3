/// One presented controller, from `present` to the end of `dismiss`. Owned by the presenting controller.
///
/// The order of calls is UIKit's, as logged on iOS: the presenter's `viewWillDisappear` (full screen only), the
/// presented controller's `viewWillAppear`, `viewIsAppearing` and layout, then after the animation its `viewDidAppear`,
/// the presenter's `viewDidDisappear`, and the completion. Dismissing mirrors it.
@MainActor
final class Presentation {
    private enum Phase {
        case starting, shown, ending, over
    }

    let presented: UIViewController
    private weak var presenter: UIViewController?
    private let layout: PresentationLayout
    private let container: PresentationContainerView
    private let window: UIWindow
    private var phase = Phase.starting
    private var drag: SheetDrag?
    /// The superview to which the presenter's view returns after a full-screen presentation.
    private weak var presenterSuperview: UIView?
    /// Dismissals that were requested while the presentation starts.
    private var waitingForStart: [() -> Void] = []

    /// The traits that differ in the presented controller. Sheets and popovers have the elevated level, for which dark
    /// backgrounds are lighter, and popovers have a compact width.
    var traitOverride: UITraitCollection? {
        let elevated = UITraitCollection(userInterfaceLevel: .elevated)
        if layout.isSheet { return elevated }
        guard layout.style == .popover else { return nil }
        return UITraitCollection(traitsFrom: [elevated, UITraitCollection(horizontalSizeClass: .compact)])
    }

    init(of presented: UIViewController, over presenter: UIViewController, in window: UIWindow) {
        self.presented = presented
        self.presenter = presenter
        self.window = window
        layout = PresentationLayout(of: presented, traits: window.traitCollection)
        var depth = 0
        var below: UIViewController? = presenter
        while let controller = below, let lower = controller.presenterLink {
            if lower.presentation?.layout.isSheet == true { depth += 1 }
            below = lower
        }
        container = PresentationContainerView(frame: window.bounds, layout: layout, depth: depth, presented: presented)
    }

    // MARK: Start

    func start(animated: Bool, completion: (() -> Void)?) {
        presented.presenterLink = presenter
        presented.appearance.cause = .presented
        if layout.style == .popover { presented.popoverPresentationController?.prepare() }
        presented.loadViewIfNeeded()
        guard phase == .starting else { return }
        let coordinator = makeCoordinator(from: presenter, to: presented, animated: animated)
        if layout.removesPresenter {
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
        guard coordinator.isAnimated else {
            coordinator.runAlongside()
            AfterCommit.perform { self.finishStart(coordinator, completion) }
            return
        }
        container.layoutIfNeeded()
        let style = presented.modalTransitionStyle
        UIView.performWithoutAnimation { container.setShown(false, style, isArriving: true) }
        animate(coordinator) {
            $0.setShown(true, style, isArriving: true)
        } completion: {
            self.finishStart(coordinator, completion)
        }
    }

    private func finishStart(_ coordinator: TransitionCoordinator, _ completion: (() -> Void)?) {
        guard phase == .starting else { return }
        if layout.isSheet { drag = SheetDrag(of: self, card: container.cardView) }
        presented.endTransition()
        if layout.removesPresenter, phase == .starting {
            presenterSuperview = presenter?.loadedView?.superview
            presenter?.loadedView?.removeFromSuperview()
            presenter?.endTransition()
        }
        finish(coordinator)
        completion?()
        guard phase == .starting else { return }
        // Performs what the calls above have requested.
        phase = .shown
        let waiting = waitingForStart
        waitingForStart = []
        for call in waiting { call() }
    }

    /// Dims the tint color of the views below alerts, action sheets and popovers, unless the application has set a tint
    /// adjustment mode.
    private func setPresenterDimmed(_ isDimmed: Bool) {
        guard presented is SelfPlacedController || layout.style == .popover, let view = presenter?.loadedView,
            view.ownTintMode == (isDimmed ? .automatic : .dimmed)
        else { return }
        view.tintAdjustmentMode = isDimmed ? .dimmed : .automatic
    }

    // MARK: End

    func end(animated: Bool, completion: (() -> Void)?) {
        switch phase {
        case .starting:
            waitingForStart.append { self.end(animated: animated, completion: completion) }
        case .shown:
            let coordinator = beginEnd(animated: animated)
            guard coordinator.isAnimated else {
                coordinator.runAlongside()
                return finishEnd(coordinator, completion)
            }
            let style = presented.modalTransitionStyle
            animate(coordinator) {
                $0.setShown(false, style, isArriving: false)
            } completion: {
                self.finishEnd(coordinator, completion)
            }
        case .ending, .over:
            return
        }
    }

    private func beginEnd(animated: Bool, isInteractive: Bool = false) -> TransitionCoordinator {
        phase = .ending
        presented.appearance.cause = .dismissed
        setPresenterDimmed(false)
        let coordinator = makeCoordinator(
            from: presented, to: presenter, animated: animated, isInteractive: isInteractive)
        presented.beginTransition(appearing: false, animated: animated, isExplicit: true)
        if layout.removesPresenter, phase == .ending {
            presenter?.beginTransition(appearing: true, animated: animated, isExplicit: true)
            if let view = presenter?.loadedView, let parent = presenterSuperview {
                view.frame = parent.bounds
                parent.insertSubview(view, at: 0)
            }
        }
        return coordinator
    }

    private func finishEnd(_ coordinator: TransitionCoordinator, _ completion: (() -> Void)?) {
        guard phase == .ending else { return }
        phase = .over
        presented.loadedView?.removeFromSuperview()
        container.removeFromSuperview()
        // Cleared before the callbacks, since the presenter may present again in its `viewDidAppear`.
        if presenter?.presentation === self { presenter?.presentation = nil }
        if layout.removesPresenter { presenter?.endTransition() }
        presented.endTransition()
        finish(coordinator)
        presented.presenterLink = nil
        completion?()
    }

    /// Called when the window shows other controllers. Removes the presentation at once.
    func abandon() {
        guard phase != .over else { return }
        phase = .over
        waitingForStart = []
        presented.presentation?.abandon()
        setPresenterDimmed(false)
        container.removeFromSuperview()
        if presented.appearance.isMovedByContainer {
            presented.beginTransition(appearing: false, animated: false, isExplicit: true)
            presented.endTransition()
        }
        if presenter?.presentation === self { presenter?.presentation = nil }
        presented.presenterLink = nil
    }

    // MARK: Dragging a sheet

    var canBeDragged: Bool { phase == .shown && presented.presentation == nil }

    var travel: CGFloat { container.travel }

    /// Begins the dismissal at the start of a drag, with the appearance calls of UIKit; a drag that is cancelled makes
    /// the controller appear again.
    func beginDrag() -> TransitionCoordinator? {
        guard userMayDismiss else { return nil }
        presented.knownPresentationController?.userDismissalBegan()
        return beginEnd(animated: true, isInteractive: true)
    }

    private var userMayDismiss: Bool {
        presented.knownPresentationController?.userMayDismiss ?? !presented.isModalInPresentation
    }

    /// Called when the user tried to dismiss a controller that may not be dismissed.
    func refuseDismissal() {
        presented.knownPresentationController?.userAttemptedDismissal()
    }

    /// Called for a touch beside a popover.
    func dismissByUser() {
        guard canBeDragged else { return }
        guard userMayDismiss else { return refuseDismissal() }
        let controller = presented.knownPresentationController
        controller?.userDismissalBegan()
        end(animated: true) { controller?.userDismissalEnded() }
    }

    func drag(to offset: CGFloat) {
        container.setOffset(offset)
    }

    func endDrag(_ coordinator: TransitionCoordinator?, dismisses: Bool) {
        coordinator?.endInteraction(cancelled: !dismisses)
        UIView.animate(
            withDuration: SystemMetrics.current.sheets.settleDuration, delay: 0,
            options: [.curveEaseOut, .allowUserInteraction],
            animations: {
                self.container.setOffset(dismisses ? self.container.travel : 0)
                if dismisses { coordinator?.runAlongside() }
            },
            completion: { _ in
                guard let coordinator else { return }
                guard dismisses else { return self.cancelEnd(coordinator) }
                let controller = self.presented.knownPresentationController
                self.finishEnd(coordinator) { controller?.userDismissalEnded() }
            })
    }

    private func cancelEnd(_ coordinator: TransitionCoordinator) {
        guard phase == .ending else { return }
        phase = .shown
        presented.appearance.cause = nil
        presented.beginTransition(appearing: true, animated: true, isExplicit: true)
        presented.endTransition()
        finish(coordinator, cancelled: true)
    }

    // MARK: Transitions

    private func animate(
        _ coordinator: TransitionCoordinator, _ changes: @escaping (PresentationContainerView) -> Void,
        completion: @escaping () -> Void
    ) {
        let container = container
        let animations: () -> Void = {
            changes(container)
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

    private func makeCoordinator(
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
        from?.activeCoordinator = coordinator
        to?.activeCoordinator = coordinator
        return coordinator
    }

    /// Completions are called after the appearance calls.
    private func finish(_ coordinator: TransitionCoordinator, cancelled: Bool = false) {
        if presenter?.activeCoordinator === coordinator { presenter?.activeCoordinator = nil }
        if presented.activeCoordinator === coordinator { presented.activeCoordinator = nil }
        coordinator.finish(cancelled: cancelled)
    }
}
