import FrameworkAbsence
import Foundation

/// - Linux: refuses
///
/// A session without connected peers: sending ends with ``MCError/notConnected``.
open class MCSession: NSObject {
    public let myPeerID: MCPeerID
    public let securityIdentity: [Any]?
    public let encryptionPreference: MCEncryptionPreference
    open weak var delegate: (any MCSessionDelegate)?

    public convenience init(peer myPeerID: MCPeerID) {
        self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
    }

    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
    ) {
        self.myPeerID = myPeerID
        securityIdentity = identity
        self.encryptionPreference = encryptionPreference
        Absence.report("MultipeerConnectivity", "MCSession", "no peers are found")
    }

    open var connectedPeers: [MCPeerID] { [] }

    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError(.notConnected)
    }

    @discardableResult
    open func sendResource(
        at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) -> Progress? {
        // Sound: the handler is called once, on another queue, as the framework documents.
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.global().async { handler?(MCError(.notConnected)) }
        return nil
    }

    open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
        throw MCError(.notConnected)
    }

    open func nearbyConnectionData(
        forPeer peerID: MCPeerID, withCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) {
        // Sound: the handler is called once, on another queue, as the framework documents.
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.global().async { handler(nil, MCError(.unavailable)) }
    }

    open func nearbyConnectionData(forPeer peerID: MCPeerID) async throws -> Data { throw MCError(.unavailable) }

    /// - Linux: no effect
    open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {}

    /// - Linux: no effect
    open func cancelConnectPeer(_ peerID: MCPeerID) {}

    /// - Linux: no effect
    open func disconnect() {}
}
