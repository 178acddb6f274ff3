import Foundation

/// Fades from a document browser to a document and back.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
    /// How much of the document is loaded. Kept: the list shows no progress.
    open var loadingProgress: Progress?
    /// The view from which UIKit zooms. Kept: the transition fades.
    open weak var targetView: UIView?

    private static let duration = 0.3

    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let arriving = transitionContext.viewController(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
        if let to {
            to.frame = transitionContext.finalFrame(for: arriving)
            container.addSubview(to)
            to.alpha = 0
        }
        let leaving = arriving.presentedViewController == nil ? from : nil
        if let leaving { container.bringSubviewToFront(leaving) }
        UIView.animate(withDuration: Self.duration) {
            to?.alpha = 1
            if to == nil { from?.alpha = 0 }
        } completion: { _ in
            from?.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
