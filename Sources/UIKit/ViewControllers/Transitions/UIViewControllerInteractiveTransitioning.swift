/// Determines the progress of a transition, usually by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Called instead of the animator's `animateTransition(using:)`.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// The speed of animations alongside the transition after the interaction, as a multiple of their own. The default
    /// is 1.
    var completionSpeed: CGFloat { get }

    /// The curve of animations alongside the transition after the interaction. The default is `.easeInOut`.
    var completionCurve: UIView.AnimationCurve { get }

    /// Whether the transition begins with an interaction. If false, the animator starts, and can be interrupted. The
    /// default is true.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
