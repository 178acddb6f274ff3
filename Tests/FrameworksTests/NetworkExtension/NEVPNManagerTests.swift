import Foundation
import NetworkExtension
import Testing

struct NEVPNManagerTests {
    @Test func configurationsAreRefused() async {
        await #expect(throws: NEVPNError.self) { try await NEVPNManager.shared().saveToPreferences() }
        #expect(throws: NEVPNError(.configurationInvalid)) {
            try NEVPNManager.shared().connection.startVPNTunnel()
        }
        #expect(NEVPNManager.shared().connection.status == .invalid)
    }

    @Test func aHotspotIsNotJoined() async {
        await confirmation { answer in
            await withCheckedContinuation { continuation in
                NEHotspotConfigurationManager.shared.apply(NEHotspotConfiguration(ssid: "Camera")) { error in
                    #expect((error as NSError?)?.domain == NEHotspotConfigurationErrorDomain)
                    answer()
                    continuation.resume()
                }
            }
        }
        #expect(await NEHotspotNetwork.fetchCurrent() == nil)
    }
}
