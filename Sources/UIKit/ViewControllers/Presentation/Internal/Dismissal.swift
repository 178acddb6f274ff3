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
    private var top: Presentation { levels[0] }
    private var lowest: Presentation { levels[levels.count - 1] }

    /// - Parameter levels: presentations that are shown: the one that ends and all above it, the topmost first.
    init(of levels: [Presentation], animated: Bool, isInteractive: Bool = false) {
        self.levels = levels
        isAnimated = animated
        for level in levels { level.willEnd() }
        coordinator = levels[0].makeCoordinator(
            from: levels[0].presented, to: levels[levels.count - 1].presenter, animated: animated,
            isInteractive: isInteractive)
    }

    func run(completion: (() -> Void)?) {
        begin()
        guard coordinator.isAnimated else {
            coordinator.runAlongside()
            return finish(completion)
        }
        let style = top.presented.modalTransitionStyle
        top.animate(coordinator) {
            $0.setShown(false, style, isArriving: false)
        } completion: {
            self.finish(completion)
        }
    }

    /// Makes the first appearance calls and removes the views between the topmost one and the presenter.
    func begin() {
        // Each call may show other controllers in the window, which abandons the presentations.
        for level in levels where level.phase == .ending {
            level.presented.beginTransition(appearing: false, animated: isAnimated && level === top, isExplicit: true)
        }
        lowest.returnPresenter(animated: isAnimated)
        for level in levels.dropFirst() where level.phase == .ending { level.container.removeFromSuperview() }
    }

    func finish(_ completion: (() -> Void)?) {
        guard lowest.phase == .ending else { return }
        for level in levels {
            // What a controller has presented while it was being dismissed.
            for above in level.presented.presentationsInside where above.phase != .ending { above.abandon() }
        }
        for level in levels { level.leave() }
        if lowest.layout.removesPresenter { lowest.presenter?.endTransition() }
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
        guard cancelled, top.phase == .ending else { return }
        top.presented.appearance.cause = nil
        top.presented.beginTransition(appearing: true, animated: true, isExplicit: true)
    }

    /// Called when the sheet has moved back.
    func finishCancelling() {
        guard top.phase == .ending else { return }
        top.endWasCancelled()
        top.presented.endTransition()
        finishCoordinator(cancelled: true)
        top.runWaitingDismissals()
    }

    /// Completions are called after the appearance calls.
    private func finishCoordinator(cancelled: Bool = false) {
        for controller in [top.presented, lowest.presenter] where controller?.activeCoordinator === coordinator {
            controller?.activeCoordinator = nil
        }
        coordinator.finish(cancelled: cancelled)
    }
}
