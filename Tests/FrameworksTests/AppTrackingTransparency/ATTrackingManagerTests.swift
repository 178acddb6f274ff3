import AppTrackingTransparency
import Testing

struct ATTrackingManagerTests {
    @Test func trackingIsDenied() async {
        #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
        #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
    }

    @Test func theRequestCallsBackOnce() async {
        await confirmation { answer in
            await withCheckedContinuation { continuation in
                ATTrackingManager.requestTrackingAuthorization { status in
                    #expect(status == .denied)
                    answer()
                    continuation.resume()
                }
            }
        }
    }
}
