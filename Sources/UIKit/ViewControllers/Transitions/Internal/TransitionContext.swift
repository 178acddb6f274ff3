/// What an animator and an interaction controller see of a transition. Forwards their calls to the transition, and
/// retains it until its end.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    private let from: TransitionSide
    private let to: TransitionSide
    /// Nil after the end.
    fileprivate(set) var transition: CustomTransition?
    private(set) var transitionWasCancelled = false

    init(
        from: TransitionSide, to: TransitionSide, in containerView: UIView, animated: Bool,
        style: UIModalPresentationStyle
    ) {
        self.from = from
        self.to = to
        self.containerView = containerView
        isAnimated = animated
        presentationStyle = style
    }

    var isInteractive: Bool { transition?.isInteractive ?? false }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        side(key == .from, key == .to)?.controller
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { side(key == .from, key == .to)?.view() }

    func initialFrame(for vc: UIViewController) -> CGRect {
        side(vc === from.controller, vc === to.controller)?.initialFrame ?? .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        side(vc === from.controller, vc === to.controller)?.finalFrame() ?? .zero
    }

    private func side(_ isFrom: Bool, _ isTo: Bool) -> TransitionSide? { isFrom ? from : isTo ? to : nil }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { transition?.update(percentComplete) }
    func finishInteractiveTransition() { transition?.endInteraction(cancelled: false) }
    func pauseInteractiveTransition() { transition?.beginInteraction() }

    func cancelInteractiveTransition() {
        guard isInteractive else { return }
        transitionWasCancelled = true
        transition?.endInteraction(cancelled: true)
    }

    func completeTransition(_ didComplete: Bool) {
        guard let transition else { return }
        self.transition = nil
        if !didComplete { transitionWasCancelled = true }
        transition.end(completed: didComplete)
    }
}

extension CustomTransition {
    /// Keeps the transition until its end.
    func retain() {
        context.transition = self
    }

    func release() {
        context.transition = nil
    }
}
