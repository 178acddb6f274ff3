import FrameworkAbsence
import Foundation

/// - Linux: refuses
///
/// Does not start: the delegate gets ``MCError/unavailable`` on the main queue.
open class MCNearbyServiceAdvertiser: NSObject {
    public let myPeerID: MCPeerID
    public let discoveryInfo: [String: String]?
    public let serviceType: String
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?

    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        self.myPeerID = myPeerID
        discoveryInfo = info
        self.serviceType = serviceType
    }

    open func startAdvertisingPeer() {
        Absence.report("MultipeerConnectivity", "MCNearbyServiceAdvertiser", "the delegate gets an error")
        // Sound: the advertiser is used on the main thread, where its delegate is called.
        nonisolated(unsafe) let advertiser = self
        DispatchQueue.main.async {
            advertiser.delegate?.advertiser(advertiser, didNotStartAdvertisingPeer: MCError(.unavailable))
        }
    }

    /// - Linux: no effect
    open func stopAdvertisingPeer() {}
}

/// - Linux: no effect
///
/// Advertises and shows invitations; there are none.
open class MCAdvertiserAssistant: NSObject {
    public let session: MCSession
    public let discoveryInfo: [String: String]?
    public let serviceType: String
    open weak var delegate: (any MCAdvertiserAssistantDelegate)?

    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        self.serviceType = serviceType
        discoveryInfo = info
        self.session = session
    }

    open func start() {
        Absence.report("MultipeerConnectivity", "MCAdvertiserAssistant", "nothing is advertised")
    }

    /// - Linux: no effect
    open func stop() {}
}
