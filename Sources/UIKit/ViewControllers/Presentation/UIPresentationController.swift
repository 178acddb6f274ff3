import Foundation

/// Stands between a presented controller and who presents it: tells how it is shown, and its delegate when the user dismisses it.
///
/// A controller has one from the first question for it, before it is presented, so that a delegate can be set in time.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIAppearanceContainer {
    /// Not kept alive: it keeps this object.
    public unowned let presentedViewController: UIViewController

    /// Before the presentation the controller that was given, or the presented one.
    open var presentingViewController: UIViewController {
        presentedViewController.presentingViewController ?? givenPresenter ?? presentedViewController
    }
    private weak var givenPresenter: UIViewController?

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { proxy = ProxyAnswers(delegate) }
    }
    private(set) var proxy: ProxyAnswers?

    /// The delegate, unless it is a proxy that denies the method.
    func delegate<Call>(
        for method: OptionalMethod<any UIAdaptivePresentationControllerDelegate, Call>
    ) -> (any UIAdaptivePresentationControllerDelegate)? {
        method.receiver(delegate, proxy)
    }

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        givenPresenter = presentingViewController
        super.init()
    }

    /// The style asked for, before it is adapted.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    /// What covers the window during the presentation; nil before and after.
    open var containerView: UIView? { presentedViewController.viewIfLoaded?.presentationContainer }

    open var presentedView: UIView? { presentedViewController.viewIfLoaded }

    /// In the container's coordinates; zero without one.
    open var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let presentedView else { return .zero }
        return presentedView.convert(presentedView.bounds, to: containerView)
    }

    /// The style for these traits: what the delegate says, or else a sheet for a popover in a compact width; `.none` leaves the style as it is.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        if let delegate = delegate(for: AdaptivePresentationControllerDelegateMethods.styleForTraits) {
            return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        }
        if let delegate = delegate(for: AdaptivePresentationControllerDelegateMethods.style) {
            return delegate.adaptivePresentationStyle(for: self)
        }
        return standardAdaptiveStyle(for: traitCollection)
    }

    /// Without a delegate.
    func standardAdaptiveStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        presentationStyle == .popover && traitCollection.horizontalSizeClass == .compact ? .automatic : .none
    }

    // MARK: The user dismisses

    /// Asked before the user's dismissal.
    var userMayDismiss: Bool {
        !presentedViewController.isModalInPresentation
            && delegate(for: AdaptivePresentationControllerDelegateMethods.shouldDismiss)?
                .presentationControllerShouldDismiss(self) ?? true
    }

    func userAttemptedDismissal() {
        delegate(for: AdaptivePresentationControllerDelegateMethods.didAttemptToDismiss)?
            .presentationControllerDidAttemptToDismiss(self)
    }

    func userDismissalBegan() {
        delegate(for: AdaptivePresentationControllerDelegateMethods.willDismiss)?.presentationControllerWillDismiss(
            self)
    }

    func userDismissalEnded() {
        delegate(for: AdaptivePresentationControllerDelegateMethods.didDismiss)?.presentationControllerDidDismiss(self)
    }
}

extension UIViewController {
    /// The style that the controller is shown with in a window of these traits.
    func adaptedPresentationStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        // One that nobody has asked for yet has no delegate: it need not be kept.
        let controller = knownPresentationController ?? makePresentationController()
        let adapted = controller.adaptivePresentationStyle(for: traits)
        return adapted == .none ? modalPresentationStyle : adapted
    }
}
