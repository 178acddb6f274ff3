import Foundation

/// The key of an attachment's address in ``MFMessageComposeViewController/attachments``.
public let MFMessageComposeViewControllerAttachmentURL = "MFMessageComposeViewControllerAttachmentURL"

/// The key of an attachment's name in ``MFMessageComposeViewController/attachments``.
public let MFMessageComposeViewControllerAttachmentAlternateFilename =
    "MFMessageComposeViewControllerAttachmentAlternateFilename"

/// The key of ``MFMessageComposeViewController/canSendText()`` in the notification that its value has changed.
public let MFMessageComposeViewControllerTextMessageAvailabilityKey =
    "MFMessageComposeViewControllerTextMessageAvailabilityKey"

extension NSNotification.Name {
    /// - Linux: no effect
    ///
    /// Never posted, since ``MFMessageComposeViewController/canSendText()`` is always false.
    public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = NSNotification.Name(
        "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}
