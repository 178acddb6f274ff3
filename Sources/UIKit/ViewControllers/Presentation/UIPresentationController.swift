import Foundation

/// Manages how a controller is presented, and informs its delegate when the user dismisses it.
///
/// It is created when it is first read, even before the presentation, so that a delegate can be set in time.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIAppearanceContainer {
    /// Not retained, since the presented controller retains this object.
    public unowned let presentedViewController: UIViewController

    /// The presenting controller. Before the presentation: the controller passed to the initialiser, or else the
    /// presented one.
    open var presentingViewController: UIViewController {
        presentedViewController.presentingViewController ?? givenPresenter ?? presentedViewController
    }
    private weak var givenPresenter: UIViewController?

    @_disfavoredOverload
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { proxy = ProxyAnswers(delegate) }
    }
    private(set) var proxy: ProxyAnswers?

    /// Returns the delegate; nil if it is a proxy that does not respond to the method.
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

    /// The requested style, before it is adapted.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    /// The view that covers the window during the presentation; nil before and after.
    open var containerView: UIView? { presentedViewController.viewIfLoaded?.presentationContainer }

    open var presentedView: UIView? { presentedViewController.viewIfLoaded }

    /// The frame in the container's coordinates; zero without a container.
    open var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let presentedView else { return .zero }
        return presentedView.convert(presentedView.bounds, to: containerView)
    }

    /// Returns the style for the given traits: the delegate's choice, otherwise a sheet for a popover in a compact
    /// width. `.none` keeps the style.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        if let delegate = delegate(for: AdaptivePresentationControllerDelegateMethods.styleForTraits) {
            return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        }
        if let delegate = delegate(for: AdaptivePresentationControllerDelegateMethods.style) {
            return delegate.adaptivePresentationStyle(for: self)
        }
        return standardAdaptiveStyle(for: traitCollection)
    }

    /// Returns the style that is used without a delegate.
    func standardAdaptiveStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        presentationStyle == .popover && traitCollection.horizontalSizeClass == .compact ? .automatic : .none
    }

    // MARK: Dismissal by the user

    /// Whether the user may dismiss the controller; asks the delegate.
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
    /// The object that configures the sheet in which the controller is shown; nil if nobody has read it.
    var knownSheet: UISheetPresentationController? {
        knownPresentationController as? UISheetPresentationController
            ?? (knownPresentationController as? UIPopoverPresentationController)?.adaptiveSheet
    }

    /// Returns the style in which the controller is shown in a window with these traits.
    func adaptedPresentationStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        // A presentation controller that was not read before has no delegate, and need not be stored.
        let controller = knownPresentationController ?? makePresentationController()
        let adapted = controller.adaptivePresentationStyle(for: traits)
        return adapted == .none ? modalPresentationStyle : adapted
    }
}
