/// A transition that an animator runs, alone or under an interaction controller. Used by presentations, navigation
/// controllers and tab bar controllers, which make the appearance calls.
///
/// During an interaction the animations alongside are in a property animator, so that they follow its progress.
@MainActor
final class CustomTransition {
    let context: TransitionContext
    let coordinator: TransitionCoordinator
    private let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    private var alongside: UIViewPropertyAnimator?
    private var whenCancelled: () -> Void = {}
    private var whenOver: (Bool) -> Void = { _ in }
    private var isOver = false
    private(set) var isInteractive = false

    init(
        _ context: TransitionContext, animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.context = context
        self.animator = animator
        self.interaction = interaction
        let duration = context.isAnimated ? animator.transitionDuration(using: context) : 0
        let standardCurve: UIView.AnimationCurve = animator is StandardPresentationAnimator ? .easeOut : .easeInOut
        coordinator = TransitionCoordinator(
            from: context.viewController(forKey: .from), to: context.viewController(forKey: .to),
            in: context.containerView, duration: duration, curve: interaction?.completionCurve ?? standardCurve,
            style: context.presentationStyle, isInteractive: interaction?.wantsInteractiveStart ?? false,
            isAnimated: context.isAnimated)
        retain()
        coordinator.viewSource = context
        coordinator.isInterruptible = interruptibleAnimator != nil
        coordinator.completionVelocity = interaction?.completionSpeed ?? 1
    }

    /// Whether the transition begins with an interaction.
    var startsInteractively: Bool { coordinator.initiallyInteractive }

    private(set) lazy var interruptibleAnimator: (any UIViewImplicitlyAnimating)? = {
        let animator = animator.interruptibleAnimator(using: context)
        return animator === UIViewPropertyAnimator.absent ? nil : animator
    }()

    // MARK: Running

    /// Starts the transition.
    ///
    /// - Parameters:
    ///   - changes: changes that are animated alongside the transition.
    ///   - whenCancelled: called at the end of an interaction after which the transition returns to its beginning.
    ///   - whenOver: called once, with whether the transition was completed.
    func run(
        alongside changes: @escaping () -> Void = {}, whenCancelled: @escaping () -> Void = {},
        whenOver: @escaping (Bool) -> Void
    ) {
        self.whenCancelled = whenCancelled
        self.whenOver = whenOver
        guard startsInteractively, let interaction else { return runAlone(changes) }
        isInteractive = true
        let following = makeAnimator()
        following.addAnimations { [coordinator] in
            changes()
            coordinator.runAlongside { [weak following] in following?.addAnimations($0) }
        }
        following.pauseAnimation()
        alongside = following
        interaction.startInteractiveTransition(context)
    }

    private func runAlone(_ changes: @escaping () -> Void) {
        (interaction as? UIPercentDrivenInteractiveTransition)?.follow(self)
        animator.animateTransition(using: context)
        guard !isOver else { return }
        guard coordinator.transitionDuration > 0 else {
            changes()
            return coordinator.runAlongside()
        }
        UIView.animate(
            withDuration: coordinator.transitionDuration, delay: 0,
            options: [coordinator.completionCurve.option, .allowUserInteraction]
        ) { [coordinator] in
            changes()
            coordinator.runAlongside()
        }
    }

    /// Returns an animator with the animations that `animateTransition(using:)` starts.
    func makeScrubbedAnimator() -> UIViewPropertyAnimator {
        let scrubbed = makeAnimator()
        scrubbed.addAnimations { [animator, context] in animator.animateTransition(using: context) }
        return scrubbed
    }

    private func makeAnimator() -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: coordinator.transitionDuration, curve: .linear)
        animator.run.mustBeEnded = false
        return animator
    }

    // MARK: Interaction

    func update(_ fraction: CGFloat) {
        guard isInteractive else { return }
        coordinator.percentComplete = fraction
        alongside?.fractionComplete = fraction
    }

    func beginInteraction() {
        guard !isInteractive, !isOver, interruptibleAnimator != nil else { return }
        isInteractive = true
        coordinator.beginInteraction()
    }

    func endInteraction(cancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        coordinator.endInteraction(cancelled: cancelled)
        if cancelled { whenCancelled() }
        guard let alongside, alongside.state == .active else { return }
        alongside.isReversed = cancelled
        let part = cancelled ? coordinator.percentComplete : 1 - coordinator.percentComplete
        alongside.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: interaction?.completionCurve ?? .easeInOut),
            durationFactor: max(part / max(interaction?.completionSpeed ?? 1, 0.001), 0.001))
    }

    // MARK: The end

    /// Ends the transition at once in place of its animator, because another change follows.
    func endNow(completed: Bool = true) {
        context.completeTransition(completed)
    }

    /// Releases a transition whose controllers are not shown any more.
    func abandon() {
        isOver = true
        (whenOver, whenCancelled) = ({ _ in }, {})
        release()
    }

    /// Called when the animator completes the transition.
    func end(completed: Bool) {
        guard !isOver else { return }
        if !completed, !coordinator.isCancelled {
            isInteractive = false
            coordinator.endInteraction(cancelled: true)
            whenCancelled()
        }
        isOver = true
        isInteractive = false
        if let alongside, alongside.state == .active {
            alongside.stopAnimation(false)
            alongside.finishAnimation(at: completed ? .end : .start)
        }
        alongside = nil
        let ended = whenOver
        (whenOver, whenCancelled) = ({ _ in }, {})
        ended(completed)
        // Whether UIKit calls this after or before the appearance calls is unverified.
        animator.animationEnded(completed)
    }
}

extension UIViewPropertyAnimator {
    /// The result for an object that does not implement `interruptibleAnimator(using:)`.
    static let absent = UIViewPropertyAnimator(duration: 0, curve: .linear)
}
