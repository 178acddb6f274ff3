import CToolchainBets
import Foundation
import FoundationRepairs
import Testing
import ToolchainBets

/// The main actor runs on another thread than the first one in a program whose `main` is asynchronous, as here.
@Suite
struct MainThreadTests {
    @Test func foundationAsksForTheMainThreadHere() {
        #expect(main_queue_counts_as_main_thread() == ToolchainBet.mainThread.isAllowed)
    }

    @Test @MainActor func theMainActorRunsOnTheMainThread() {
        #expect(Thread.isMainThread)
    }

    @Test func otherQueuesDoNot() async {
        let isMain = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: Thread.isMainThread) }
        }
        #expect(!isMain)
    }
}
