/// The standard animation of a modal transition style, for a presentation without a card.
@MainActor
final class StandardPresentationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresenting: Bool

    init(style: UIModalTransitionStyle, isPresenting: Bool) {
        self.style = style
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        style == .flipHorizontal
            ? SystemMetrics.current.sheets.flipDuration : SystemMetrics.current.sheets.transitionDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if style == .flipHorizontal { return flip(transitionContext) }
        let container = transitionContext.containerView
        placeArrivingView(transitionContext)
        guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else {
            return transitionContext.completeTransition(true)
        }
        if isPresenting {
            container.addSubview(view)
            container.layoutIfNeeded()
        } else if let below = transitionContext.view(forKey: .to) {
            container.insertSubview(below, at: 0)
        }
        UIView.performWithoutAnimation { if isPresenting { setShown(false, view, in: container) } }
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut) {
            self.setShown(self.isPresenting, view, in: container)
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    private func placeArrivingView(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let controller = transitionContext.viewController(forKey: .to) else { return }
        let frame = transitionContext.finalFrame(for: controller)
        if !frame.isEmpty { transitionContext.view(forKey: .to)?.frame = frame }
    }

    /// Turns the container from one screen to the other.
    private func flip(_ transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        placeArrivingView(transitionContext)
        container.layoutIfNeeded()
        UIView.transition(
            with: container, duration: transitionDuration(using: transitionContext),
            options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft
        ) {
            if self.isPresenting {
                if let view = transitionContext.view(forKey: .to) { container.addSubview(view) }
            } else {
                if let below = transitionContext.view(forKey: .to) { container.insertSubview(below, at: 0) }
                transitionContext.view(forKey: .from)?.removeFromSuperview()
            }
            container.layoutIfNeeded()
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    /// The distance by which a view that covers the container from below has been moved.
    private var travel: CGFloat = 0

    private func setShown(_ isShown: Bool, _ view: UIView, in container: UIView) {
        guard style == .coverVertical else {
            view.alpha = isShown ? 1 : 0
            return
        }
        if isShown {
            view.center.y -= travel
        } else {
            travel = container.bounds.maxY - view.frame.minY
            view.center.y += travel
        }
    }
}
