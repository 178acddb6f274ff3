/// The objects with which the transitioning delegate presents and dismisses the controller.
extension UIViewController {
    private func transitioningDelegate<Call>(
        for method: OptionalMethod<any UIViewControllerTransitioningDelegate, Call>
    ) -> (any UIViewControllerTransitioningDelegate)? {
        method.receiver(transitioningDelegate, transitioningProxy)
    }

    /// Returns the presentation controller of the style `.custom`.
    func customPresentationController(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        transitioningDelegate(for: ViewControllerTransitioningDelegateMethods.presentationController)?
            .presentationController(forPresented: self, presenting: presenting, source: source)
            ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    }

    func animator(
        presentedBy presenting: UIViewController, from source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        transitioningDelegate(for: ViewControllerTransitioningDelegateMethods.animatorForPresentation)?
            .animationController(forPresented: self, presenting: presenting, source: source)
    }

    func animatorForDismissal() -> (any UIViewControllerAnimatedTransitioning)? {
        transitioningDelegate(for: ViewControllerTransitioningDelegateMethods.animatorForDismissal)?
            .animationController(forDismissed: self)
    }

    func interactionForPresentation(
        by animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        transitioningDelegate(for: ViewControllerTransitioningDelegateMethods.interactionForPresentation)?
            .interactionControllerForPresentation(using: animator)
    }

    func interactionForDismissal(
        by animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        transitioningDelegate(for: ViewControllerTransitioningDelegateMethods.interactionForDismissal)?
            .interactionControllerForDismissal(using: animator)
    }
}
