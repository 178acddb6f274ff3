/// One transition of a navigation controller from the shown controller to the next, with the calls before and after it.
///
/// Owned by the navigation controller until its end. The views slide, or an animator of the delegate moves them, alone or
/// under an interaction controller. A finger can control a pop: the views, the bars and the
/// application's animations alongside then follow it in one property animator, which runs backwards if the pop is
/// cancelled.
@MainActor
final class StackTransition {
    let coordinator: TransitionCoordinator
    let isAnimated: Bool
    private weak var navigation: UINavigationController?
    private let previous: UIViewController?
    private let next: UIViewController?
    private let direction: NavigationTransition.Direction
    /// The stack to which a transition that is cancelled returns.
    private let stackBefore: [UIViewController]
    private let isUnderFinger: Bool
    /// Runs the animator of the delegate; nil for the standard animation.
    private let custom: CustomTransition?
    private let completion: () -> Void
    /// Whether the controllers get appearance calls.
    private let isVisible: Bool
    private var phase = Phase.beginning
    private var animator: UIViewPropertyAnimator?

    private enum Phase {
        case beginning, running, interactive, cancelling, over
    }

    init(
        of navigation: UINavigationController, from previous: UIViewController?, to next: UIViewController?,
        _ change: StackChange, completion: @escaping () -> Void
    ) {
        self.navigation = navigation
        self.previous = previous
        self.next = next
        self.completion = completion
        direction = change.direction
        stackBefore = change.stackBefore
        isAnimated = change.animated
        custom = change.custom
        isUnderFinger = change.isUnderFinger && custom == nil
        isVisible = navigation.calls.isShowing
        coordinator =
            custom?.coordinator
            ?? TransitionCoordinator(
                from: previous, to: next, in: navigation.container,
                duration: isAnimated ? SystemMetrics.current.bars.transitionDuration : 0, curve: .easeOut,
                isInteractive: isUnderFinger)
    }

    /// Whether an animator of the delegate places the views.
    var hasAnimator: Bool { custom != nil && phase != .over }

    /// Makes the calls before the transition and adds the next view.
    func begin() {
        guard let navigation else { return }
        navigation.calls.willShow(next, animated: isAnimated)
        if let next { navigation.bars.prepare(next) }
        navigation.bars.showToolbarItems(of: next, animated: isAnimated)
        if isVisible {
            previous?.beginAppearanceTransition(false, animated: isAnimated)
            next?.beginAppearanceTransition(true, animated: isAnimated)
        }
        // An animator adds the view itself.
        if let next, custom == nil { navigation.container.addSubview(next.view) }
        next?.navigationItem.searchController?.sourceAppears()
        if custom == nil, direction == .pop, let previous { navigation.container.bringSubviewToFront(previous.view) }
        navigation.bars.followScrollView(of: next)
    }

    /// Starts the animation, or ends a transition that has none.
    func run() {
        guard let navigation else { return }
        if let custom { return run(custom, in: navigation) }
        guard isAnimated, let from = previous?.view, let to = next?.view else {
            phase = .running
            navigation.bars.layOut(animated: isAnimated)
            return finish()
        }
        if isUnderFinger { return runInteractively(from: from, to: to, in: navigation) }
        phase = .running
        navigation.bars.layOut(animated: true)
        let slide = NavigationSlide(
            from: from, to: to, in: navigation.container, direction: direction,
            fades: UIAccessibility.prefersCrossFadeTransitions)
        UIView.animate(withDuration: coordinator.transitionDuration, delay: 0, options: .curveEaseOut) {
            slide.move()
            self.coordinator.runAlongside()
        } completion: { _ in
            slide.end()
            self.finish()
        }
    }

    /// Starts the animator. Under an interaction controller the bars change with its progress.
    private func run(_ custom: CustomTransition, in navigation: UINavigationController) {
        phase = .running
        let isInteractive = custom.startsInteractively
        if !isInteractive { navigation.bars.layOut(animated: true) }
        custom.run(
            alongside: { [weak navigation] in
                guard isInteractive else { return }
                navigation?.bars.showItems(animated: true)
                navigation?.bars.layOut(animated: true)
            },
            whenCancelled: {
                self.phase = .cancelling
                self.beginCancelling()
            }
        ) { completed in
            if completed { self.finish() } else { self.finishCancelling() }
        }
    }

    /// Ends the transition at once, because code changes the stack. A swipe counts as completed, since the stack is
    /// already that after the pop. Does nothing while the transition begins.
    func finishNow() {
        if let custom, phase == .running || phase == .cancelling {
            return custom.endNow(completed: phase == .running)
        }
        if phase == .interactive {
            phase = .running
            coordinator.endInteraction(cancelled: false)
        }
        guard phase == .running || phase == .cancelling else { return }
        guard let animator else { return finish() }
        animator.stopAnimation(false)
        animator.finishAnimation(at: phase == .cancelling ? .start : .end)
    }

    private func finish() {
        // The animation of a transition that the next one interrupted calls its completion a second time.
        guard phase == .running, let navigation else { return }
        phase = .over
        animator = nil
        navigation.stack.exchange {
            if custom != nil, let next { navigation.bars.settle(next) }
            previous?.view.removeFromSuperview()
            previous?.navigationItem.searchController?.sourceDisappears()
            if isVisible {
                previous?.endAppearanceTransition()
                // While the navigation controller itself is appearing, the child finishes appearing together with it.
                if navigation.appearance.phase != .appearing { next?.endAppearanceTransition() }
            } else {
                // The navigation controller disappears, with the calls for the controller that it shows now.
                previous?.endAppearanceTransition()
            }
            coordinator.finish()
            navigation.stack.transitionDidEnd(self)
            completion()
            navigation.calls.didShow(next, animated: isAnimated)
        }
    }

    // MARK: Under a finger

    var isInteractive: Bool { phase == .interactive }

    /// The part of the way that the finger has moved the upper view, 0...1.
    var fraction: CGFloat {
        get { coordinator.percentComplete }
        set {
            guard isInteractive else { return }
            coordinator.percentComplete = newValue
            animator?.fractionComplete = newValue
        }
    }

    private func runInteractively(from: UIView, to: UIView, in navigation: UINavigationController) {
        phase = .interactive
        let slide = NavigationSlide(from: from, to: to, in: navigation.container, direction: direction)
        let animator = UIViewPropertyAnimator(duration: coordinator.transitionDuration, curve: .linear)
        animator.isUserInteractionEnabled = false
        animator.run.mustBeEnded = false
        animator.addAnimations {
            navigation.bars.showItems(animated: true)
            navigation.bars.layOut(animated: true)
            slide.move()
            self.coordinator.runAlongside { [weak self] in self?.animator?.addAnimations($0) }
        }
        animator.addCompletion { [weak self] position in
            slide.end()
            if position == .end { self?.finish() } else { self?.finishCancelling() }
        }
        self.animator = animator
        animator.pauseAnimation()
    }

    /// Called when the finger is lifted: the views move on to the end, or back.
    func endInteraction(cancelled: Bool) {
        guard isInteractive else { return }
        phase = cancelled ? .cancelling : .running
        coordinator.endInteraction(cancelled: cancelled)
        if cancelled { beginCancelling() }
        // The calls above may have changed the stack, which ends the transition.
        guard phase != .over, let animator else { return }
        animator.isReversed = cancelled
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0)
    }

    private func beginCancelling() {
        guard phase == .cancelling, let navigation else { return }
        navigation.stack.transitionWasCancelled(stackBefore: stackBefore, shown: previous)
        guard isVisible else { return }
        navigation.stack.exchange {
            next?.beginAppearanceTransition(false, animated: true)
            previous?.beginAppearanceTransition(true, animated: true)
        }
    }

    private func finishCancelling() {
        guard phase == .cancelling, let navigation else { return }
        phase = .over
        animator = nil
        navigation.stack.exchange {
            next?.view.removeFromSuperview()
            next?.navigationItem.searchController?.sourceDisappears()
            if custom != nil, let previous { navigation.bars.settle(previous) }
            navigation.bars.restore()
            if isVisible {
                next?.endAppearanceTransition()
                previous?.endAppearanceTransition()
            }
            coordinator.finish(cancelled: true)
            navigation.stack.transitionDidEnd(self)
        }
    }
}
