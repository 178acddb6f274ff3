import Foundation
import Synchronization
import Testing

@testable import UIKit

/// Views that are used on another thread go on, as on iOS, after a message.
@MainActor @Suite(.serialized)
struct OtherThreadTests {
    /// Runs `body` on another thread, as the Swift 5 language mode lets source do, and returns the messages.
    private func messages(_ body: @escaping @MainActor () -> Void) -> [String] {
        // Sound: the test waits for the other thread, so that one thread at a time uses the views.
        nonisolated(unsafe) let unchecked = unsafeBitCast(body, to: (() -> Void).self)
        let log = Mutex<[String]>([])
        ConsoleLog.listening(
            to: { message in log.withLock { $0.append(message) } },
            during: {
                let done = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    unchecked()
                    done.signal()
                }
                done.wait()
            })
        return log.withLock { $0 }
    }

    @Test func theMemberThatIsCalledIsReported() throws {
        let label = UILabel()
        #expect(
            messages { label.text = "x" } == [
                "Main Thread Checker: UI API called on a background thread: -[UILabel setText:]"
            ])
        #expect(label.text == "x")
    }
}
