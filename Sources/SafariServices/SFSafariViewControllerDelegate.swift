import UIKit

/// Informed about an ``SFSafariViewController``. Every method is optional.
@MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Called when the user dismisses the controller.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)

    /// Called when the page was passed to the browser.
    ///
    /// - Parameter didLoadSuccessfully: false if the desktop has no browser.
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
