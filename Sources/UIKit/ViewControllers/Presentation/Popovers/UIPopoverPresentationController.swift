import Foundation

/// Configures the source and the appearance of a popover.
///
/// Get it from the controller to be presented, whose `modalPresentationStyle` is `.popover`, or from an action sheet on
/// a wide screen. An action sheet without a source is shown in the middle of the window, where UIKit raises an
/// exception; source code written for phones, which have no popovers, therefore works in a large window.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view whose coordinates ``sourceRect`` is in.
    open var sourceView: UIView? {
        didSet { sourceDidChange() }
    }

    /// The rectangle that the popover points at, in the coordinates of ``sourceView``. Null, the default, is the whole
    /// view.
    open var sourceRect = CGRect.null {
        didSet { sourceDidChange() }
    }

    /// What the popover points at: a view, a layout guide or an item of a bar. Takes precedence over ``sourceView`` and
    /// ``barButtonItem``; nil by default.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { sourceDidChange() }
    }

    /// A bar button item that the popover points at, in place of a view.
    open var barButtonItem: UIBarButtonItem? {
        didSet { sourceDidChange() }
    }

    /// The allowed directions of the arrow; `.any` by default. The first of up, down, left and right that has enough
    /// space is used, otherwise the one with the most space (the order is unverified).
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { sourceDidChange() }
    }

    /// The direction of the arrow while the popover is shown; `.unknown` before.
    open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown

    /// Views that receive touches while the popover is shown. A touch anywhere else dismisses it.
    open var passthroughViews: [UIView]?

    /// The color of the background; nil uses the system's.
    open var backgroundColor: UIColor? {
        didSet { sourceDidChange() }
    }

    /// The minimum distances to the window's edges, in addition to the safe area. The default is 10 points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { sourceDidChange() }
    }

    /// Whether the popover may cover its source if there is not enough space elsewhere. The default is false.
    open var canOverlapSourceViewRect = false {
        didSet { sourceDidChange() }
    }

    /// Configures the sheet that is shown in place of the popover in windows of compact width.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let adaptiveSheet { return adaptiveSheet }
        let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
        adaptiveSheet = sheet
        return sheet
    }
    /// Nil until it is read.
    private(set) var adaptiveSheet: UISheetPresentationController?

    /// Whether a source was set.
    var hasSource: Bool { sourceItem != nil || sourceView != nil || barButtonItem != nil }

    /// Returns the rectangle that the popover points at, in the coordinates of `view`; an empty rectangle in the middle
    /// if there is no source.
    func source(in view: UIView) -> CGRect {
        if let source = PopoverSource(sourceItem) { return view.convert(source.rect, from: source.view) }
        if let shown = barButtonItem?.viewOnBar {
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

    /// Called just before the popover is shown.
    func prepare() {
        PopoverPresentationControllerDelegateMethods.prepare.receiver(popoverDelegate, proxy)?
            .prepareForPopoverPresentation(self)
    }
}
