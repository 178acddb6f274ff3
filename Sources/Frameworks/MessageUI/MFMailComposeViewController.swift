import FrameworkAbsence
import UIKit

/// - Linux: works
///
/// Opens a mail with recipients, subject and body in the desktop's program for mail, by a `mailto:` address.
///
/// The mail program does not report what becomes of the mail, so the controller asks the user: its page stays on the
/// screen and has one button that reports `.sent` and one that reports `.cancelled`. If no program takes the mail, the
/// delegate gets `.failed` and ``MFMailComposeError/sendFailed`` when the user closes the page. A `mailto:` address has
/// no attachments and no HTML: the page says that attachments are missing, and an HTML body is sent as its text.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    private let panel = AbsencePanel(
        symbolName: "envelope", title: SystemText.mail.string, message: SystemText.noMailProgram.string)
    private lazy var page = AbsenceViewController(panel: panel, title: SystemText.newMessage.string) { [weak self] in
        self?.cancel()
    }
    private var mail = Mail()
    private var hasOpened = false
    private var hasFailed = false

    /// The object that gets the result; not retained.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        showPage()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showPage()
    }

    private func showPage() {
        viewControllers = [page]
        // Dragging does not dismiss it, so that the delegate is told in any case.
        isModalInPresentation = true
    }

    /// Returns whether the desktop has a program for `mailto:` addresses.
    open class func canSendMail() -> Bool {
        URL(string: "mailto:nobody@example.org").map(UIApplication.shared.canOpenURL) ?? false
    }

    /// Sets the subject, without its line breaks.
    open func setSubject(_ subject: String) {
        mail.subject = subject.components(separatedBy: .newlines).joined()
    }

    open func setToRecipients(_ toRecipients: [String]?) { mail.to = toRecipients ?? [] }

    open func setCcRecipients(_ ccRecipients: [String]?) { mail.cc = ccRecipients ?? [] }

    open func setBccRecipients(_ bccRecipients: [String]?) { mail.bcc = bccRecipients ?? [] }

    /// Sets the body. The mail has the text of an HTML body, without its format.
    open func setMessageBody(_ body: String, isHTML: Bool) {
        mail.body = isHTML ? MarkupText.plain(body) : body
    }

    /// - Linux: no effect
    ///
    /// Counts the attachment, so that the page says that it is missing.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        mail.attachmentNames.append(filename)
    }

    /// - Linux: no effect
    ///
    /// The mail program chooses the sender.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasOpened else { return }
        hasOpened = true
        guard Self.canSendMail(), let url = mail.url else {
            return Absence.report("MessageUI", "A program for mail", "a panel is shown instead")
        }
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: SystemText.messageIsSent.string,
            primaryAction: UIAction(title: SystemText.messageIsSent.string) { [weak self] _ in
                self?.finish(.sent)
            })
        open(url)
    }

    private func open(_ url: URL) {
        UIApplication.shared.open(url) { [weak self] isOpened in self?.showResult(isOpened, url) }
    }

    private func showResult(_ isOpened: Bool, _ url: URL) {
        hasFailed = !isOpened
        panel.message =
            isOpened ? SystemText.messageIsOpen.string + " \(attachmentNotice)" : SystemText.mailDidNotOpen.string
        panel.setAction(title: SystemText.openAgain.string) { [weak self] in self?.open(url) }
        page.navigationItem.rightBarButtonItem?.isEnabled = isOpened
    }

    private var attachmentNotice: String {
        mail.attachmentNames.isEmpty
            ? "" : SystemText.attachFiles.string(mail.attachmentNames.joined(separator: ", "))
    }

    private func cancel() { finish(hasFailed ? .failed : .cancelled) }

    private func finish(_ result: MFMailComposeResult) {
        guard let mailComposeDelegate else { return dismiss(animated: true) }
        mailComposeDelegate.mailComposeController(
            self, didFinishWith: result, error: result == .failed ? MFMailComposeError(.sendFailed) : nil)
    }
}
