@testable import UIKit

/// A transitioning delegate that records its calls and returns what a test sets.
final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
    private let transcript: Transcript
    var hasController = false
    var controller: HalfHeight?
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    init(_ transcript: Transcript) {
        self.transcript = transcript
    }

    private func name(_ controller: UIViewController?) -> String { (controller as? RecordingController)?.name ?? "nil" }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        guard hasController else { return nil }
        transcript.add("controller for \(name(presented)) presented by \(name(presenting)) from \(name(source))")
        controller = HalfHeight(presented, presenting, transcript)
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        transcript.add("animator for \(name(presented))")
        return animator
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        transcript.add("animator to dismiss \(name(dismissed))")
        return animator
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}

/// Shows a controller in the lower half of the window, below it a shade.
final class HalfHeight: UIPresentationController {
    private let transcript: Transcript
    let shade = UIView()

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ transcript: Transcript) {
        self.transcript = transcript
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }

    override func containerViewWillLayoutSubviews() {
        shade.frame = containerView?.bounds ?? .zero
    }

    override func presentationTransitionWillBegin() {
        transcript.add("will present")
        shade.alpha = 0
        containerView?.addSubview(shade)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 1 })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { transcript.add("did present \(completed)") }
    override func dismissalTransitionWillBegin() { transcript.add("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { transcript.add("did dismiss \(completed)") }
}

/// Fades the view that appears in, or the one that disappears out.
class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    private let transcript: Transcript
    private(set) weak var context: (any UIViewControllerContextTransitioning)?

    init(_ transcript: Transcript) {
        self.transcript = transcript
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        let fading = prepare(transitionContext)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            fading?.view.alpha = fading?.target ?? 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    /// Returns the view that fades, and its alpha at the end.
    func prepare(_ context: any UIViewControllerContextTransitioning) -> (view: UIView, target: CGFloat)? {
        guard let to = context.view(forKey: .to) else { return context.view(forKey: .from).map { ($0, 0) } }
        if let from = context.view(forKey: .from), from.superview === context.containerView {
            context.containerView.insertSubview(to, aboveSubview: from)
        } else {
            context.containerView.addSubview(to)
        }
        to.frame = context.viewController(forKey: .to).map(context.finalFrame(for:)) ?? .zero
        UIView.performWithoutAnimation { to.alpha = 0 }
        return (to, 1)
    }

    func animationEnded(_ transitionCompleted: Bool) { transcript.add("ended \(transitionCompleted)") }
}

/// A fade by a property animator.
final class InterruptibleFade: Fade {
    private var animator: UIViewPropertyAnimator?

    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let fading = prepare(transitionContext)
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
            fading?.view.alpha = fading?.target ?? 1
        }
        animator.addCompletion {
            transitionContext.completeTransition($0 == .end)
            self.animator = nil
        }
        self.animator = animator
        return animator
    }
}
