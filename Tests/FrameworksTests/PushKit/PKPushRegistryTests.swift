import Foundation
import PushKit
import Testing

struct PKPushRegistryTests {
    @Test func aDesktopGetsNoToken() {
        let registry = PKPushRegistry(queue: nil)
        registry.desiredPushTypes = [.voIP]
        #expect(registry.pushToken(for: .voIP) == nil)
    }
}
