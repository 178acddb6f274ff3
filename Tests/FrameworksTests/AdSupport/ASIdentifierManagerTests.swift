import AdSupport
import Testing

struct ASIdentifierManagerTests {
    @Test func theIdentifierIsZero() {
        #expect(
            ASIdentifierManager.shared().advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
        #expect(!ASIdentifierManager.shared().isAdvertisingTrackingEnabled)
    }
}
