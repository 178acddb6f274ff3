/// Drives the animations of an animator by a fraction, usually that of a gesture.
///
/// Its animations are those that the animator starts with the methods of `UIView` in `animateTransition(using:)`, or those
/// of its interruptible animator. They are linear during the interaction.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The animator's duration in seconds; 0 before the transition.
    open private(set) var duration: CGFloat = 0

    /// The last value passed to ``update(_:)``.
    open private(set) var percentComplete: CGFloat = 0

    /// The remaining part of the transition takes its part of the duration, divided by this speed. The default is 1.
    open var completionSpeed: CGFloat = 1

    /// The curve of the part of the transition after the interaction. The default is `.easeInOut`.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// Replaces ``completionCurve`` for interruptible animators.
    open var timingCurve: (any UITimingCurveProvider)?

    /// If false, the animator starts by itself, and ``pause()`` interrupts it. The default is true.
    open var wantsInteractiveStart = true

    private weak var transition: CustomTransition?
    private var animator: (any UIViewImplicitlyAnimating)?

    public override init() {}

    /// Pauses the animator of the transition at its start. Overrides call `super`.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = (transitionContext as? TransitionContext)?.transition else { return }
        self.transition = transition
        duration = transition.coordinator.transitionDuration
        percentComplete = 0
        animator = transition.interruptibleAnimator ?? transition.makeScrubbedAnimator()
        animator?.pauseAnimation()
    }

    /// Called when the transition starts without interaction.
    func follow(_ transition: CustomTransition) {
        self.transition = transition
        duration = transition.coordinator.transitionDuration
        animator = transition.interruptibleAnimator
    }

    /// Interrupts a running transition whose animator is interruptible.
    open func pause() {
        guard let transition, let animator else { return }
        animator.pauseAnimation()
        percentComplete = animator.fractionComplete
        transition.context.pauseInteractiveTransition()
    }

    /// - Parameter percentComplete: 0...1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        guard let transition, transition.isInteractive else { return }
        animator?.fractionComplete = self.percentComplete
        transition.context.updateInteractiveTransition(self.percentComplete)
    }

    /// Runs the transition to its end.
    open func finish() {
        guard let transition, transition.isInteractive else { return }
        transition.context.finishInteractiveTransition()
        animator?.isReversed = false
        settle(1 - percentComplete)
    }

    /// Runs the transition back to its start.
    open func cancel() {
        guard let transition, transition.isInteractive else { return }
        transition.context.cancelInteractiveTransition()
        animator?.isReversed = true
        settle(percentComplete)
    }

    /// - Parameter part: the part of the duration that the rest of the transition takes.
    private func settle(_ part: CGFloat) {
        guard let animator, animator.state == .active else { return }
        let ownTiming = transition?.interruptibleAnimator != nil ? timingCurve : nil
        animator.continueAnimation(
            withTimingParameters: ownTiming ?? UICubicTimingParameters(animationCurve: completionCurve),
            durationFactor: max(part / max(completionSpeed, 0.001), 0.001))
    }
}
