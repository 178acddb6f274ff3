import MultipeerConnectivity
import Testing
import UIKitTestDriver

@MainActor @Suite(.serialized)
final class MultipeerConnectivityTests {
    private final class Delegate: NSObject, MCNearbyServiceAdvertiserDelegate, MCNearbyServiceBrowserDelegate {
        var calls: [String] = []

        func advertiser(
            _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
            withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void
        ) {}

        func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {
            calls.append("advertiser \((error as? MCError)?.code == .unavailable)")
        }

        func browser(
            _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?
        ) {}

        func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {}

        func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {
            calls.append("browser \((error as? MCError)?.code == .unavailable)")
        }
    }

    private final class BrowserDelegate: NSObject, MCBrowserViewControllerDelegate {
        var isCanceled = false

        func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) {}

        func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) {
            isCanceled = true
        }
    }

    private let delegate = Delegate()
    private let peer = MCPeerID(displayName: "me")

    @Test func theDelegatesAreToldThatNothingStarts() async {
        let advertiser = MCNearbyServiceAdvertiser(peer: peer, discoveryInfo: nil, serviceType: "test")
        let browser = MCNearbyServiceBrowser(peer: peer, serviceType: "test")
        advertiser.delegate = delegate
        browser.delegate = delegate
        advertiser.startAdvertisingPeer()
        browser.startBrowsingForPeers()
        #expect(delegate.calls.isEmpty)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(delegate.calls == ["advertiser true", "browser true"])
    }

    @Test func sendingFails() {
        let session = MCSession(peer: peer)
        #expect(throws: MCError(.notConnected)) { try session.send(Data(), toPeers: [peer], with: .reliable) }
        #expect(session.connectedPeers.isEmpty)
    }

    @Test func theButtonOfThePanelTellsTheDelegate() throws {
        let controller = MCBrowserViewController(serviceType: "test", session: MCSession(peer: peer))
        let delegate = BrowserDelegate()
        controller.delegate = delegate
        let app = try TestApplication(showing: controller)
        try app.tap(text: "Cancel")
        #expect(delegate.isCanceled)
    }

    @Test func peersAreEqualToTheirArchivedCopy() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: peer, requiringSecureCoding: true)
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: MCPeerID.self, from: data)
        #expect(copy == peer && copy?.displayName == "me" && MCPeerID(displayName: "me") != peer)
    }
}
