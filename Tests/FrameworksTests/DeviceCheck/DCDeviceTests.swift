import DeviceCheck
import Foundation
import Testing

struct DCDeviceTests {
    @Test func nothingIsSupported() async {
        #expect(!DCDevice.current.isSupported && !DCAppAttestService.shared.isSupported)
        await #expect(throws: DCError(.featureUnsupported)) { try await DCDevice.current.generateToken() }
        await #expect(throws: DCError(.featureUnsupported)) { try await DCAppAttestService.shared.generateKey() }
    }
}
