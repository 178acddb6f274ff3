import FrameworkAbsence
import UIKit

/// - Linux: refuses
///
/// Desktops send no text messages: every `can…` function returns false. A controller that is presented all the same
/// shows a panel, and reports `.cancelled` when the user closes it.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    /// The object that gets the result; not retained.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

    /// The initial recipients; kept and not used.
    open var recipients: [String]?

    /// The initial text; kept and not used.
    open var body: String?

    /// The initial subject; kept and not used.
    open var subject: String?

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        showPanel()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showPanel()
    }

    private func showPanel() {
        // Dragging does not dismiss it, so that the delegate is told in any case.
        isModalInPresentation = true
        let panel = AbsencePanel(
            symbolName: "message", title: SystemText.messages.string,
            message: SystemText.textMessagesCannotBeSent.string)
        viewControllers = [
            AbsenceViewController(panel: panel, title: SystemText.newMessage.string) { [weak self] in self?.cancel() }
        ]
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Absence.report("MessageUI", "MFMessageComposeViewController", "a panel is shown instead")
    }

    private func cancel() {
        guard let messageComposeDelegate else { return dismiss(animated: true) }
        messageComposeDelegate.messageComposeViewController(self, didFinishWith: .cancelled)
    }

    open class func canSendText() -> Bool { false }

    open class func canSendSubject() -> Bool { false }

    open class func canSendAttachments() -> Bool { false }

    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

    /// - Linux: no effect
    open func disableUserAttachments() {}

    /// Nil: attachments are not taken.
    open var attachments: [[AnyHashable: Any]]? { nil }

    /// Returns false: the attachment is not taken.
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }

    /// Returns false: the attachment is not taken.
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }

    /// Returns false: the provider is not taken.
    open func insertCollaborationItemProvider(_ itemProvider: NSItemProvider) -> Bool { false }
}
