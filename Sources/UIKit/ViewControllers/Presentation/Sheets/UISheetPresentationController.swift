import Foundation

/// Configures a sheet: the heights at which it can rest, and its look.
///
/// Get it from the controller to be presented. Properties that change while the sheet is shown take effect in the next
/// layout, or animated in ``animateChanges(_:)``.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The object that is told of changed detents and of the dismissal; not retained.
    @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { super.delegate as? any UISheetPresentationControllerDelegate }
        set { super.delegate = newValue }
    }

    /// A view in whose middle the sheet is placed in wide windows.
    open var sourceView: UIView? {
        didSet { sheetDidChange() }
    }

    /// Whether the sheet is attached to the bottom edge in windows of compact height; by default it fills them.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { sheetDidChange() }
    }

    /// Whether a sheet that is attached to the edge in a window of compact height is as wide as the preferred content
    /// size. The default is false: it is as wide as the window.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { sheetDidChange() }
    }

    /// Whether a wide sheet has the size of a page instead of that of a form. The default is true.
    open var prefersPageSizing = true {
        didSet { sheetDidChange() }
    }

    /// The default is false.
    open var prefersGrabberVisible = false {
        didSet { sheetDidChange() }
    }

    /// Nil, the default, is the system's radius.
    open var preferredCornerRadius: CGFloat? {
        didSet { sheetDidChange() }
    }

    /// The heights at which the sheet can rest, the smallest first. The default is the large one only.
    open var detents: [Detent] = [.large()] {
        willSet {
            guard newValue.isEmpty else { return }
            // The text is Trestle's; UIKit's is unverified.
            Trestle.raise(.invalidArgumentException, "The sheet must have at least one detent")
        }
        didSet { sheetDidChange() }
    }

    /// Has the resolvers of custom detents called again, in the next layout.
    open func invalidateDetents() { sheetDidChange() }

    /// The detent at which the sheet rests; the smallest one for nil and for identifiers of none.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { sheetDidChange() } }
    }

    /// The largest detent at which the views below are not dimmed and get touches; by default there is none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { sheetDidChange() }
    }

    /// Whether a scroll view in the sheet that rests at its top lets a drag upwards enlarge the sheet before it scrolls.
    /// The default is true.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Animates the changes of the sheet that `changes` makes.
    open func animateChanges(_ changes: () -> Void) {
        let sheets = SystemMetrics.current.sheets
        AnimationBlock.run(
            duration: sheets.detentDuration, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
            animations: {
                changes()
                containerView?.layoutIfNeeded()
            }, completion: nil)
    }

    private func sheetDidChange() {
        containerView?.setNeedsLayout()
    }

    /// Called when the user has dragged the sheet to a detent.
    func userDidSelect(_ identifier: Detent.Identifier) {
        guard selectedDetentIdentifier != identifier else { return }
        selectedDetentIdentifier = identifier
        SheetPresentationControllerDelegateMethods.didChangeDetent.receiver(delegate, proxy)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

/// Is informed about the detents of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when the user has dragged the sheet to another detent; not for changes in code.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}
