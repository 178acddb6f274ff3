import UIKit

/// - Linux: works
///
/// Receives the result of an ``MFMessageComposeViewController``, and dismisses the controller.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Called with `.cancelled` when the user closes the panel.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
