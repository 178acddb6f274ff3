import Foundation

/// Manages how a controller is presented, and informs its delegate when the user dismisses it.
///
/// It is created when it is first read, even before the presentation, so that a delegate can be set in time. A subclass,
/// which the ``UIViewControllerTransitioningDelegate`` returns for the style `.custom`, determines the frame of the
/// presented view and adds views of its own to the ``containerView``.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
    /// Not retained, since the presented controller retains this object.
    open var presentedViewController: UIViewController { presented }
    private unowned let presented: UIViewController

    /// The presenting controller. Before the presentation: the controller passed to the initializer, or else the
    /// presented one.
    open var presentingViewController: UIViewController {
        presentedViewController.presentingViewController ?? givenPresenter ?? presentedViewController
    }
    private weak var givenPresenter: UIViewController?

    /// The object that adapts the presentation, and is asked and told of dismissals by the user; not retained.
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

    /// Creates a controller for one presentation.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        givenPresenter = presentingViewController
        super.init()
    }

    /// The requested style, before it is adapted.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    // MARK: Views

    /// The view that covers the window during the presentation; nil before and after.
    open var containerView: UIView? { presentation?.container }

    /// The view that is animated: the presented controller's view, or a superview of it.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }

    /// The frame in the container's coordinates at the end of the presentation; by default that of a sheet or popover,
    /// and in the other styles the container's bounds. Zero without a container.
    open var frameOfPresentedViewInContainerView: CGRect {
        guard let container = presentation?.container else { return .zero }
        guard container is CardContainerView, let presentedView else { return container.bounds }
        return presentedView.convert(presentedView.bounds, to: container)
    }

    private var presentation: Presentation? {
        guard let presentation = presentedViewController.presenterLink?.presentation,
            presentation.presented === presentedViewController
        else { return nil }
        return presentation
    }

    /// Called before and after each layout of the ``containerView``. Custom presentation controllers place their views
    /// there.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container was laid out. Does nothing; for overrides.
    open func containerViewDidLayoutSubviews() {}

    /// Whether the presentation covers the whole window. If false, the controller is presented by the nearest one that
    /// defines a presentation context. The default is true.
    open var shouldPresentInFullscreen: Bool { ![.currentContext, .overCurrentContext].contains(presentationStyle) }

    /// Whether the presenter's view is removed at the end of the presentation, with the appearance calls for its
    /// controller. The default is false for custom presentations.
    open var shouldRemovePresentersView: Bool { [.fullScreen, .currentContext].contains(presentationStyle) }

    // MARK: Transitions

    /// Called before the animation, when the container is in the window. Views are animated alongside with the
    /// transition coordinator of the presented controller. The order of this call and `viewWillAppear` is unverified.
    open func presentationTransitionWillBegin() {}

    /// - Parameter completed: false if the presentation was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the dismissal is animated. Does nothing; for overrides.
    open func dismissalTransitionWillBegin() {}

    /// - Parameter completed: false if the dismissal was cancelled, and the controller stays.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Traits and sizes

    /// The traits of the presentation.
    open var traitCollection: UITraitCollection {
        let base = presentation?.container.traitCollection ?? presentingViewController.traitCollection
        return givenTraits.map { UITraitCollection(traitsFrom: [base, $0]) } ?? base
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Traits that replace those of the window for the presented controller.
    @NSCopying open var overrideTraitCollection: UITraitCollection? {
        didSet { if overrideTraitCollection != oldValue { presentedViewController.traitSourcesDidChange() } }
    }

    /// Trait values that replace those of the window, and those of ``overrideTraitCollection``, for the presented
    /// controller.
    open var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(ownTraits ?? TraitValues()) }
        set {
            ownTraits = newValue.values
            presentedViewController.traitSourcesDidChange()
        }
    }
    private var ownTraits: TraitValues?

    /// Both overrides.
    var givenTraits: UITraitCollection? {
        guard let ownTraits else { return overrideTraitCollection }
        let own = UITraitCollection(ownTraits)
        return overrideTraitCollection.map { UITraitCollection(traitsFrom: [$0, own]) } ?? own
    }

    /// The size that the presented controller prefers.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of the presented controller's view in a container of another size. The default is that size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    /// Called before the window changes its size. The default informs the presented controller of its own size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let child = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        presentedViewController.viewWillTransition(to: child, with: coordinator)
    }

    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: Adaptation

    /// The style for the present traits; `.none` if it is not adapted.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

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

    /// Informs the delegate at the beginning of the presentation.
    ///
    /// - Parameter style: `.none` if the style was not adapted.
    func willPresent(adaptedTo style: UIModalPresentationStyle, _ coordinator: TransitionCoordinator) {
        if style != .none, let sheet = (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController {
            delegate(for: AdaptivePresentationControllerDelegateMethods.prepare)?
                .presentationController(self, prepare: sheet)
        }
        delegate(for: AdaptivePresentationControllerDelegateMethods.willPresent)?
            .presentationController(self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
    }

    /// Returns the controller that the delegate presents in place of this one's in an adapted style.
    func replacement(for style: UIModalPresentationStyle) -> UIViewController? {
        delegate(for: AdaptivePresentationControllerDelegateMethods.replacement)?
            .presentationController(self, viewControllerForAdaptivePresentationStyle: style)
    }

    // MARK: Dismissal by the user

    /// Whether the user may dismiss the controller; asks the delegate.
    var userMayDismiss: Bool {
        !presentedViewController.isModalWithContent
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
