import Synchronization

@testable import UIKit

/// Returns what is written to the console meanwhile.
@MainActor
func logged(_ body: () -> Void) -> [String] {
    let messages = Mutex<[String]>([])
    ConsoleLog.listening(to: { text in messages.withLock { $0.append(text) } }, during: body)
    return messages.withLock { $0 }
}
