import Foundation

/// Where a popover points, and how it stands.
///
/// Get it from the controller that is to be presented, whose `modalPresentationStyle` is `.popover`, or from an action sheet on a wide screen. An action sheet
/// that is told no source stands in the middle of the window, where UIKit raises: source for telephones, which knows of no popovers, works in a large window.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// What ``sourceRect`` is in.
    open var sourceView: UIView? {
        didSet { sourceDidChange() }
    }

    /// In the coordinates of ``sourceView``. Null, the default, stands for all of the view.
    open var sourceRect = CGRect.null {
        didSet { sourceDidChange() }
    }

    /// A bar button that the popover points at, in place of a view.
    open var barButtonItem: UIBarButtonItem? {
        didSet { sourceDidChange() }
    }

    /// `.any` by default. The first of up, down, left and right that has room is taken, else the one with the most (the order is unverified).
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { sourceDidChange() }
    }

    /// Of the popover that is shown; `.unknown` before.
    open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown

    /// Views that can be touched while the popover is there; a touch anywhere else dismisses it.
    open var passthroughViews: [UIView]?

    /// Nil: the ground of the look.
    open var backgroundColor: UIColor? {
        didSet { sourceDidChange() }
    }

    /// How far the popover keeps from the window's edges, beside the safe area. 10 points by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { sourceDidChange() }
    }

    /// Whether the popover may cover what it points at when there is no room elsewhere.
    open var canOverlapSourceViewRect = false {
        didSet { sourceDidChange() }
    }

    /// Whether there is something to point at.
    var hasSource: Bool { sourceView != nil || barButtonItem != nil }

    /// What the popover points at, in the coordinates of `view`; an empty rectangle in the middle without a source.
    func source(in view: UIView) -> CGRect {
        if let shown = barButtonItem?.shownView ?? barButtonItem?.customView {
            return view.convert(shown.bounds, from: shown)
        }
        guard let sourceView else { return CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0) }
        return view.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
    }

    private func sourceDidChange() {
        containerView?.setNeedsLayout()
    }

    private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    /// Just before the popover is shown.
    func prepare() {
        PopoverPresentationControllerDelegateMethods.prepare.receiver(popoverDelegate, proxy)?
            .prepareForPopoverPresentation(self)
    }
}
