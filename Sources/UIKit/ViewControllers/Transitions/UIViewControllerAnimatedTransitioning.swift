/// Animates a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration in seconds. Animations alongside the transition take as long.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Adds the new view to the container, animates, and calls
    /// ``UIViewControllerContextTransitioning/completeTransition(_:)`` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Returns the animator that runs the transition, the same one whenever it is asked. An interaction controller pauses
    /// and scrubs it. Optional.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating

    /// Called after the transition has ended. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}
