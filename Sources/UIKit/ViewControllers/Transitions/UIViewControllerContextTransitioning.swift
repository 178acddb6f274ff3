/// Describes a transition to the animator and the interaction controller that run it, and receives their progress.
///
/// Animators call ``completeTransition(_:)`` at the end of every transition.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place. The animator adds the views that appear to it.
    var containerView: UIView { get }

    /// False for a presentation in the custom style that is requested without animation: its animator runs too, and only
    /// adds and removes views.
    var isAnimated: Bool { get }

    /// Whether an interaction controller determines the progress at present.
    var isInteractive: Bool { get }

    /// Whether the transition was given up.
    var transitionWasCancelled: Bool { get }

    /// `none` for pushes, pops and the selection of tabs.
    var presentationStyle: UIModalPresentationStyle { get }

    /// - Parameter percentComplete: 0...1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)

    /// Ends the interaction; the transition continues to its end.
    func finishInteractiveTransition()

    /// Ends the interaction; the transition returns to its beginning.
    func cancelInteractiveTransition()

    /// Begins an interaction in the middle of a transition whose animator is interruptible.
    func pauseInteractiveTransition()

    /// Ends the transition: removes the views that are not shown any more and makes the appearance calls. Later calls do
    /// nothing.
    ///
    /// - Parameter didComplete: false restores the state before the transition.
    func completeTransition(_ didComplete: Bool)

    /// Returns the controller that comes or goes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// Returns nil for the view of a presenting controller that stays in the window.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// The rotation of the transition; always the identity here.
    var targetTransform: CGAffineTransform { get }

    /// Returns zero for a controller whose view is not shown before the transition.
    func initialFrame(for vc: UIViewController) -> CGRect

    /// Returns zero for a controller whose view is removed by the transition.
    func finalFrame(for vc: UIViewController) -> CGRect
}
