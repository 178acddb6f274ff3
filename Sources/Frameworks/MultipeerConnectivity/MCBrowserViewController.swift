import FrameworkAbsence
import UIKit

/// - Linux: refuses
///
/// Shows a panel instead of the peers nearby. The button tells the delegate that the user cancels.
open class MCBrowserViewController: UIViewController, @preconcurrency MCNearbyServiceBrowserDelegate {
    public let session: MCSession
    public let browser: MCNearbyServiceBrowser?
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
    open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers

    public convenience init(serviceType: String, session: MCSession) {
        self.init(browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType), session: session)
    }

    public init(browser: MCNearbyServiceBrowser, session: MCSession) {
        self.browser = browser
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        Absence.report("MultipeerConnectivity", "MCBrowserViewController", "a panel is shown instead of the peers")
        let panel = AbsencePanel(
            symbolName: "antenna.radiowaves.left.and.right", title: "Nearby Devices",
            message: "Devices nearby cannot be found on this system.")
        let content = AbsenceViewController(panel: panel, title: browser?.serviceType) { [weak self] in self?.cancel() }
        let navigation = UINavigationController(rootViewController: content)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    private func cancel() {
        if let delegate {
            delegate.browserViewControllerWasCancelled(self)
        } else {
            dismiss(animated: true)
        }
    }

    /// - Linux: no effect
    open func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?
    ) {}

    /// - Linux: no effect
    open func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {}
}
