import Foundation
import Synchronization

@testable import UIKit

/// Runs `body` on another thread, as the Swift 5 language mode lets source do, and returns what the console was told.
@MainActor
func messagesOnOtherThread(_ body: @escaping @MainActor () -> Void) -> [String] {
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
