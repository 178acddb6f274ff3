import Foundation

/// Shows a view controller in a popover. Deprecated in iOS 9 in favor of ``UIPopoverPresentationController``, with
/// which it presents. Unlike that one it is never a sheet.
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
    private lazy var events = PopoverControllerEvents(self)
    private weak var presented: UIPopoverPresentationController?

    /// Creates a popover that is not shown yet.
    public init(contentViewController viewController: UIViewController) {
        contentViewController = viewController
        super.init()
    }

    /// The object that is told of the dismissal; not retained.
    open weak var delegate: (any UIPopoverControllerDelegate)?

    // MARK: Content

    /// The controller that is shown. Setting it while the popover is shown has an effect when it is shown again.
    open var contentViewController: UIViewController

    /// Replaces the controller that is shown.
    open func setContentView(_ viewController: UIViewController, animated: Bool) {
        contentViewController = viewController
    }

    /// The size of the content, which is the preferred content size of the controller.
    open var contentSize: CGSize {
        get { contentViewController.preferredContentSize }
        set { contentViewController.preferredContentSize = newValue }
    }

    /// Changes the size of the content.
    open func setContentSize(_ size: CGSize, animated: Bool) {
        guard animated, isPopoverVisible else { return contentSize = size }
        UIView.animate(withDuration: 0.25) {
            self.contentSize = size
            self.contentViewController.viewIfLoaded?.window?.layoutIfNeeded()
        }
    }

    // MARK: Look

    /// Views that receive touches while the popover is shown.
    open var passthroughViews: [UIView]? {
        didSet { presented?.passthroughViews = passthroughViews }
    }

    /// The color of the background; nil uses the system's.
    @NSCopying open var backgroundColor: UIColor? {
        didSet { presented?.backgroundColor = backgroundColor }
    }

    /// The minimum distances to the window's edges. The default is 10 points.
    open var layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { presented?.popoverLayoutMargins = layoutMargins }
    }

    /// Has no effect: all popovers have the system's background.
    open var backgroundViewClass: AnyClass?

    /// The direction of the arrow while the popover is shown; `.unknown` before.
    open var arrowDirection: UIPopoverArrowDirection {
        isPopoverVisible ? presented?.arrowDirection ?? .unknown : .unknown
    }

    // MARK: On the screen

    /// Whether the popover is shown.
    open var isPopoverVisible: Bool { presented != nil && contentViewController.presentingViewController != nil }

    /// Shows the popover at a rectangle of a view, which must be in a window.
    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        guard view.window != nil else {
            return Trestle.raise(
                .genericException,
                "-[UIPopoverController presentPopoverFromRect:inView:permittedArrowDirections:animated:]: "
                    + "Popovers cannot be presented from a view which does not have a window.")
        }
        present(arrowDirections, from: view.nearestController, animated: animated) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Shows the popover at an item of a bar.
    open func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        present(arrowDirections, from: item.viewOnBar?.nearestController, animated: animated) {
            $0.barButtonItem = item
        }
    }

    private func present(
        _ directions: UIPopoverArrowDirection, from controller: UIViewController?, animated: Bool,
        _ setSource: (UIPopoverPresentationController) -> Void
    ) {
        guard !isPopoverVisible, let presenter = controller?.topmostPresented ?? UIViewController.topmostOfKeyWindow
        else { return }
        contentViewController.modalPresentationStyle = .popover
        guard let popover = contentViewController.popoverPresentationController else { return }
        setSource(popover)
        popover.permittedArrowDirections = directions
        popover.passthroughViews = passthroughViews
        popover.backgroundColor = backgroundColor
        popover.popoverLayoutMargins = layoutMargins
        popover.delegate = events
        presented = popover
        presenter.present(contentViewController, animated: animated)
    }

    /// Dismisses the popover without telling the delegate.
    open func dismiss(animated: Bool) {
        guard isPopoverVisible else { return }
        contentViewController.presentingViewController?.dismiss(animated: animated)
    }

    fileprivate var userMayDismiss: Bool {
        PopoverControllerDelegateMethods.shouldDismiss.receiver(delegate)?
            .popoverControllerShouldDismissPopover(self) ?? true
    }

    fileprivate func userDidDismiss() {
        PopoverControllerDelegateMethods.didDismiss.receiver(delegate)?.popoverControllerDidDismissPopover(self)
    }
}

/// The delegate of a popover controller's presentation.
private final class PopoverControllerEvents: NSObject, UIPopoverPresentationControllerDelegate {
    private weak var controller: UIPopoverController?

    init(_ controller: UIPopoverController) {
        self.controller = controller
        super.init()
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        controller?.userMayDismiss ?? true
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        controller?.userDidDismiss()
    }
}
