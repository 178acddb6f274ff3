/// One controller shown over another, from `present` to the end of `dismiss`. Owned by the presenting controller.
///
/// The order of calls is UIKit's: the presenter's `viewWillDisappear` (full screen only), the presented controller's `viewWillAppear`,
/// `viewIsAppearing` and layout, then after the animation its `viewDidAppear`, the presenter's `viewDidDisappear`, and the completion.
/// Dismissing mirrors it.
@MainActor
final class Presentation {
    let presented: UIViewController
    private weak var presenter: UIViewController?
    private let layout: PresentationLayout
    private let container: PresentationContainerView
    private let window: UIWindow
    /// Where the presenter's view goes back to after a full-screen presentation.
    private weak var presenterSuperview: UIView?
    private(set) var isEnding = false
    private var waitingForEnd: [() -> Void] = []
    private var isStarting = true

    /// Sheets are above the base level, where dark backgrounds are lighter.
    var traitOverride: UITraitCollection? { layout.isSheet ? UITraitCollection(userInterfaceLevel: .elevated) : nil }

    init(of presented: UIViewController, over presenter: UIViewController, in window: UIWindow) {
        self.presented = presented
        self.presenter = presenter
        self.window = window
        layout = PresentationLayout(presented.modalPresentationStyle)
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
        presented.loadViewIfNeeded()
        let coordinator = makeCoordinator(from: presenter, to: presented, animated: animated)
        if layout.removesPresenter {
            presenter?.beginTransition(appearing: false, animated: animated, isExplicit: true)
        }
        presented.beginTransition(appearing: true, animated: animated, isExplicit: true)
        window.addSubview(container)
        container.takePresentedView()
        guard coordinator.isAnimated else {
            coordinator.runAlongside()
            AfterCommit.perform { self.finishStart(coordinator, completion) }
            return
        }
        container.layoutIfNeeded()
        let (card, dimming) = (container.movingView, container.dimmingView)
        UIView.performWithoutAnimation {
            card.transform = CGAffineTransform(translationX: 0, y: offscreenDistance)
            dimming.alpha = 0
        }
        UIView.animate(
            withDuration: SystemMetrics.Sheets.transitionDuration, delay: 0, options: .curveEaseOut,
            animations: {
                card.transform = .identity
                dimming.alpha = 1
                coordinator.runAlongside()
            }, completion: { _ in self.finishStart(coordinator, completion) })
    }

    private func makeCoordinator(
        from: UIViewController?, to: UIViewController?, animated: Bool
    ) -> TransitionCoordinator {
        let isAnimated = animated && UIView.areAnimationsEnabled
        let coordinator = TransitionCoordinator(
            from: from, to: to, in: container, duration: isAnimated ? SystemMetrics.Sheets.transitionDuration : 0,
            curve: .easeOut, style: presented.modalPresentationStyle)
        from?.activeCoordinator = coordinator
        to?.activeCoordinator = coordinator
        return coordinator
    }

    /// Completions come after the appearance calls.
    private func finish(_ coordinator: TransitionCoordinator) {
        presenter?.activeCoordinator = nil
        presented.activeCoordinator = nil
        coordinator.finish()
    }

    private func finishStart(_ coordinator: TransitionCoordinator, _ completion: (() -> Void)?) {
        guard isStarting else { return }
        isStarting = false
        presented.endTransition()
        if layout.removesPresenter {
            presenterSuperview = presenter?.loadedView?.superview
            presenter?.loadedView?.removeFromSuperview()
            presenter?.endTransition()
        }
        finish(coordinator)
        completion?()
        let waiting = waitingForEnd
        waitingForEnd = []
        for call in waiting { call() }
    }

    private var offscreenDistance: CGFloat { container.bounds.height - container.restingFrame.minY }

    // MARK: End

    func end(animated: Bool, completion: (() -> Void)?) {
        if isStarting {
            // A dismissal asked for during the presentation waits for its end.
            waitingForEnd.append { self.end(animated: animated, completion: completion) }
            return
        }
        guard !isEnding else { return }
        isEnding = true
        presented.appearance.cause = .dismissed
        let coordinator = makeCoordinator(from: presented, to: presenter, animated: animated)
        presented.beginTransition(appearing: false, animated: animated, isExplicit: true)
        if layout.removesPresenter {
            presenter?.beginTransition(appearing: true, animated: animated, isExplicit: true)
            if let view = presenter?.loadedView, let parent = presenterSuperview {
                view.frame = parent.bounds
                parent.insertSubview(view, at: 0)
            }
        }
        guard coordinator.isAnimated else {
            coordinator.runAlongside()
            finishEnd(coordinator, completion)
            return
        }
        let (card, dimming) = (container.movingView, container.dimmingView)
        UIView.animate(
            withDuration: SystemMetrics.Sheets.transitionDuration, delay: 0, options: .curveEaseOut,
            animations: {
                card.transform = CGAffineTransform(translationX: 0, y: self.offscreenDistance)
                dimming.alpha = 0
                coordinator.runAlongside()
            }, completion: { _ in self.finishEnd(coordinator, completion) })
    }

    private func finishEnd(_ coordinator: TransitionCoordinator, _ completion: (() -> Void)?) {
        if layout.removesPresenter { presenter?.endTransition() }
        presented.loadedView?.removeFromSuperview()
        container.removeFromSuperview()
        presenter?.presentation = nil
        presented.endTransition()
        finish(coordinator)
        presented.presenterLink = nil
        completion?()
    }

    /// The window shows other controllers now: takes everything away at once.
    func abandon() {
        presented.presentation?.abandon()
        container.removeFromSuperview()
        presenter?.presentation = nil
        presented.presenterLink = nil
    }
}
