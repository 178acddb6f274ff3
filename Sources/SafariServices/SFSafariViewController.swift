@_exported import UIKit

/// Opens a web page in the browser of the desktop.
///
/// The browser has a window of its own. This controller opens the page when it first appears, then shows the address, a
/// button that opens the page again, and a button that dismisses the controller.
@MainActor
open class SFSafariViewController: UIViewController {
    public enum DismissButtonStyle: Int, Sendable {
        case done = 0
        case close = 1
        case cancel = 2
    }

    /// What a page view controller of Safari is made with. Pages are shown by the browser of the desktop, which has a
    /// bar and a reader of its own: the properties are kept and have no effect.
    public final class Configuration: NSObject, NSCopying {
        public var entersReaderIfAvailable = false
        public var barCollapsingEnabled = true

        public func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.entersReaderIfAvailable = entersReaderIfAvailable
            copy.barCollapsingEnabled = barCollapsingEnabled
            return copy
        }
    }

    private let ownConfiguration: Configuration

    /// A copy of the configuration that the controller was made with.
    open var configuration: Configuration { ownConfiguration.copy() as? Configuration ?? ownConfiguration }

    private let url: URL
    private var hasOpened = false
    private lazy var page = PageView(address: url.host ?? url.absoluteString)

    open weak var delegate: (any SFSafariViewControllerDelegate)?

    /// Which title the button has that dismisses the controller. The default is `.done`.
    open var dismissButtonStyle = DismissButtonStyle.done {
        didSet { if isViewLoaded { showSettings() } }
    }

    /// The color of the bar; nil, the default, is the system's.
    open var preferredBarTintColor: UIColor? {
        didSet { if isViewLoaded { showSettings() } }
    }

    /// The color of the buttons; nil, the default, is the tint color.
    open var preferredControlTintColor: UIColor? {
        didSet { if isViewLoaded { showSettings() } }
    }

    /// - Parameter url: has the scheme `http` or `https`; another one is an error.
    public convenience init(url URL: URL) {
        self.init(url: URL, configuration: Configuration())
    }

    public init(url URL: URL, configuration: Configuration) {
        url = URL
        ownConfiguration = configuration.copy() as? Configuration ?? configuration
        super.init(nibName: nil, bundle: nil)
        guard ["http", "https"].contains(URL.scheme?.lowercased()) else {
            Trestle.raise(
                .invalidArgumentException,
                "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
            return
        }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open override func loadView() {
        page.onDismiss = { [weak self] in self?.finish() }
        page.onOpen = { [weak self] in self?.openPage() }
        view = page
        showSettings()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasOpened else { return }
        hasOpened = true
        openPage()
    }

    private func openPage() {
        UIApplication.shared.open(url) { [weak self] isOpened in
            self?.didOpenPage(isOpened)
        }
    }

    private func didOpenPage(_ isOpened: Bool) {
        page.showResult(isOpened)
        delegate?.safariViewController(self, didCompleteInitialLoad: isOpened)
    }

    private func finish() {
        if presentingViewController != nil {
            dismiss(animated: true)
        } else {
            navigationController?.popViewController(animated: true)
        }
        delegate?.safariViewControllerDidFinish(self)
    }

    private func showSettings() {
        page.bar.barTintColor = preferredBarTintColor
        page.tintColor = preferredControlTintColor
        page.dismissItem = dismissButtonStyle.systemItem
    }
}

extension SFSafariViewController.DismissButtonStyle {
    fileprivate var systemItem: UIBarButtonItem.SystemItem {
        switch self {
        case .done: .done
        case .close: .close
        case .cancel: .cancel
        }
    }
}
