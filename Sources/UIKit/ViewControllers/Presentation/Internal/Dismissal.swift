/// One dismissal: ends a presentation together with all presentations above it.
///
/// As UIKit documents, only the view of the topmost controller is animated; the views below it are removed at once.
/// Every controller that is visible gets its disappearance calls once, the topmost first. A drag of a sheet begins a
/// dismissal that can be cancelled.
@MainActor
final class Dismissal {
    /// The presentations that end, the topmost first.
    private let levels: [Presentation]
    let coordinator: TransitionCoordinator
    private let isAnimated: Bool
    /// The dismissal that an animator runs, until its end.
    private var custom: CustomTransition?
    private var top: Presentation { levels[0] }
    private var lowest: Presentation { levels[levels.count - 1] }

    /// - Parameter levels: presentations that are shown: the one that ends and all above it, the topmost first.
    init(of levels: [Presentation], animated: Bool, isInteractive: Bool = false) {
        self.levels = levels
        isAnimated = animated
        for level in levels { level.willEnd() }
        let (top, lowest) = (levels[0], levels[levels.count - 1])
        custom = isInteractive ? nil : top.makeDismissal(towards: lowest, animated: animated)
        coordinator =
            custom?.coordinator
            ?? top.makeCoordinator(
                from: top.presented, to: lowest.presenter, animated: animated, isInteractive: isInteractive)
        top.presented.activeCoordinator = coordinator
        lowest.presenter?.activeCoordinator = coordinator
    }

    func run(completion: (() -> Void)?) {
        begin()
        if let custom { return run(custom, completion) }
        guard coordinator.isAnimated else {
            coordinator.runAlongside()
            return finish(completion)
        }
        let style = top.transitionStyle
        top.animate(coordinator) {
            $0.setShown(false, style, isArriving: false)
        } completion: {
            self.finish(completion)
        }
    }

    /// Makes the first appearance calls and removes the views between the topmost one and the presenter.
    func begin() {
        for level in levels { level.presented.knownPresentationController?.dismissalTransitionWillBegin() }
        // Each call may show other controllers in the window, which abandons the presentations.
        for level in levels where level.phase == .ending {
            level.presented.beginTransition(appearing: false, animated: isAnimated && level === top, isExplicit: true)
        }
        lowest.returnPresenter(animated: isAnimated)
        for level in levels.dropFirst() where level.phase == .ending { level.container.removeFromSuperview() }
    }

    /// Starts the animator. The controller appears again if the transition is cancelled.
    private func run(_ custom: CustomTransition, _ completion: (() -> Void)?) {
        custom.run(whenCancelled: { self.beginReturning() }) { completed in
            self.custom = nil
            if completed { return self.finish(completion) }
            self.finishCancelling()
            // That UIKit calls the completion of a cancelled dismissal, too, is unverified.
            completion?()
        }
    }

    func finish(_ completion: (() -> Void)?) {
        guard lowest.phase == .ending else {
            custom?.abandon()
            return
        }
        for level in levels {
            // What a controller has presented while it was being dismissed.
            for above in level.presented.presentationsInside where above.phase != .ending { above.abandon() }
        }
        let controllers = levels.map(\.presented.knownPresentationController)
        for level in levels { level.leave() }
        for controller in controllers { controller?.dismissalTransitionDidEnd(true) }
        if lowest.removesPresenter { lowest.presenter?.endTransition() }
        for level in levels {
            level.presented.endTransition()
            level.presented.appearance.cause = nil
        }
        finishCoordinator()
        for level in levels { level.presented.presenterLink = nil }
        completion?()
        for level in levels { level.runWaitingDismissals() }
    }

    // MARK: Dismissal by a drag

    /// Called when the finger is lifted. If the dismissal is cancelled, the controller begins to appear again.
    func endInteraction(cancelled: Bool) {
        coordinator.endInteraction(cancelled: cancelled)
        if cancelled { beginReturning() }
    }

    private func beginReturning() {
        guard top.phase == .ending else { return }
        for level in levels.dropFirst() { level.showAgain(below: top) }
        for level in levels where level.phase == .ending {
            level.presented.appearance.cause = nil
            level.presented.beginTransition(appearing: true, animated: isAnimated && level === top, isExplicit: true)
        }
        guard lowest.removesPresenter, lowest.phase == .ending else { return }
        lowest.presenter?.beginTransition(appearing: false, animated: isAnimated, isExplicit: true)
    }

    /// Called when the views have moved back.
    func finishCancelling() {
        guard top.phase == .ending else { return }
        for level in levels { level.endWasCancelled() }
        if lowest.removesPresenter {
            lowest.removePresenter()
            lowest.presenter?.endTransition()
        }
        for level in levels {
            level.presented.knownPresentationController?.dismissalTransitionDidEnd(false)
            level.presented.endTransition()
        }
        finishCoordinator(cancelled: true)
        for level in levels { level.runWaitingDismissals() }
    }

    /// Completions are called after the appearance calls.
    private func finishCoordinator(cancelled: Bool = false) {
        for controller in [top.presented, lowest.presenter] where controller?.activeCoordinator === coordinator {
            controller?.activeCoordinator = nil
        }
        coordinator.finish(cancelled: cancelled)
    }
}
