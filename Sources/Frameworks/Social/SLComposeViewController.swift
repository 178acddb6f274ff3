import FrameworkAbsence
import UIKit

/// - Linux: works
///
/// How the user left an ``SLComposeViewController``. Only `.cancelled` is reported.
public enum SLComposeViewControllerResult: Int, Sendable {
    case cancelled = 0
    case done = 1
}

/// - Linux: works
///
/// Called when the user closes an ``SLComposeViewController``.
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// - Linux: refuses
///
/// A panel in place of the form for a post: a desktop has no accounts of social networks. Its button cancels.
@preconcurrency @MainActor
open class SLComposeViewController: UIViewController {
    private let type: String

    /// Returns false.
    open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }

    public init!(forServiceType serviceType: String!) {
        type = serviceType ?? ""
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: a controller needs a service.
    public required init?(coder: NSCoder) { return nil }

    open var serviceType: String! { type }

    /// Called with `.cancelled` after the controller has dismissed itself.
    open var completionHandler: SLComposeViewControllerCompletionHandler!

    /// Returns false: the text is not taken.
    @discardableResult
    open func setInitialText(_ text: String!) -> Bool { false }

    /// Returns false: the image is not taken.
    @discardableResult
    open func add(_ image: UIImage!) -> Bool { false }

    /// Returns false.
    @discardableResult
    open func removeAllImages() -> Bool { false }

    /// Returns false: the URL is not taken.
    @discardableResult
    open func add(_ url: URL!) -> Bool { false }

    /// Returns false.
    @discardableResult
    open func removeAllURLs() -> Bool { false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        // Dragging does not dismiss it, so that the completion handler is called in any case.
        isModalInPresentation = true
        Absence.report("Social", "SLComposeViewController", "a panel is shown instead")
        let panel = AbsencePanel(
            symbolName: "person.2", title: "Social Networks",
            message: SystemText.noSocialAccounts.string)
        let content = UINavigationController(
            rootViewController: AbsenceViewController(panel: panel, title: nil) { [weak self] in self?.cancel() })
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    private func cancel() {
        dismiss(animated: true)
        completionHandler?(.cancelled)
    }
}
