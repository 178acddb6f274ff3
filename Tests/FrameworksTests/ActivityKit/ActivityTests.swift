import ActivityKit
import Testing

struct ActivityTests {
    private struct Attributes: ActivityAttributes {
        struct ContentState: Codable, Hashable {}
    }

    @Test func anActivityIsRefused() {
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
        #expect(throws: ActivityAuthorizationError.unsupported) {
            try Activity<Attributes>.request(attributes: Attributes(), contentState: Attributes.ContentState())
        }
        #expect(Activity<Attributes>.activities.isEmpty)
    }
}
