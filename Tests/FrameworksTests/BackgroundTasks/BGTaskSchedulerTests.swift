import BackgroundTasks
import Testing
import UIKit

struct BGTaskSchedulerTests {
    @Test func registeringSucceedsAndSubmittingIsRefused() {
        let isRegistered = BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { _ in
            Issue.record("a task was started")
        }
        #expect(isRegistered)
        #expect(throws: BGTaskScheduler.Error.self) {
            try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
        }
    }

    @Test func theErrorSaysThatTheSchedulerIsUnavailable() {
        do {
            try BGTaskScheduler.shared.submit(BGProcessingTaskRequest(identifier: "clean"))
        } catch {
            #expect((error as? BGTaskScheduler.Error)?.code == .unavailable)
        }
    }

    @Test func noRequestIsPending() async {
        #expect(await BGTaskScheduler.shared.pendingTaskRequests().isEmpty)
    }
}
