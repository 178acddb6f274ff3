import FrameworkAbsence
import Foundation

/// - Linux: refuses
///
/// Does not start: the delegate gets ``MCError/unavailable`` on the main queue.
open class MCNearbyServiceBrowser: NSObject {
    public let myPeerID: MCPeerID
    public let serviceType: String
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?

    public init(peer myPeerID: MCPeerID, serviceType: String) {
        self.myPeerID = myPeerID
        self.serviceType = serviceType
    }

    open func startBrowsingForPeers() {
        Absence.report("MultipeerConnectivity", "MCNearbyServiceBrowser", "the delegate gets an error")
        // Sound: the browser is used on the main thread, where its delegate is called.
        nonisolated(unsafe) let browser = self
        DispatchQueue.main.async {
            browser.delegate?.browser(browser, didNotStartBrowsingForPeers: MCError(.unavailable))
        }
    }

    /// - Linux: no effect
    open func stopBrowsingForPeers() {}

    /// The session's delegate is told that the peer is not connected.
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {
        // Sound: the session is used on the main thread, where its delegate is called.
        nonisolated(unsafe) let session = session
        DispatchQueue.main.async { session.delegate?.session(session, peer: peerID, didChange: .notConnected) }
    }
}
