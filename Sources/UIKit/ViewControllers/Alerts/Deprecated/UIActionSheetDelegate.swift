import Foundation

/// Receives the choice of the user in an action sheet. All methods are optional.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
    /// Called when the user has chosen a button, before the sheet is dismissed. Not called for
    /// ``UIActionSheet/dismiss(withClickedButtonIndex:animated:)``.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// Called before the sheet appears.
    func willPresent(_ actionSheet: UIActionSheet)
    /// Called after the sheet has appeared.
    func didPresent(_ actionSheet: UIActionSheet)
    /// Called before the sheet disappears.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// Called after the sheet has disappeared.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}
