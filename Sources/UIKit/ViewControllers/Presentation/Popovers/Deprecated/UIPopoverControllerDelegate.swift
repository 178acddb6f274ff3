import Foundation

/// Is told when the user dismisses a popover. All methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
    /// Returns whether a touch beside the popover dismisses it; true if it is not implemented.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
    /// Called when the user has dismissed the popover; not for a dismissal in code.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}
