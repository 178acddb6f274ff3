import Foundation

/// Receives the choice of the user in an alert view. All methods are optional.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
    /// Called when the user has chosen a button, before the alert is dismissed. Not called for
    /// ``UIAlertView/dismiss(withClickedButtonIndex:animated:)``.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Called before the alert appears.
    func willPresent(_ alertView: UIAlertView)
    /// Called after the alert has appeared.
    func didPresent(_ alertView: UIAlertView)
    /// Called before the alert disappears.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// Called after the alert has disappeared; another one can be shown.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// Called before the alert appears and after changes of its text fields. Returns whether the first button after
    /// cancel can be chosen.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}
