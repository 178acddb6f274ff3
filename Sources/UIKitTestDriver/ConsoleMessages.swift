import Synchronization
import UIKit

/// Returns what is written to the console while `body` runs: conflicts of constraints, layout loops, missing images,
/// and everything else that `docs/CONSOLE.md` lists. Messages that were written once are written again.
///
/// ```swift
/// let messages = consoleMessages { app.resize(to: CGSize(width: 844, height: 390)) }
/// #expect(messages.isEmpty)
/// ```
///
/// - Parameter names: names of `UIKIT_DEBUG` with commas between them, such as `lines,leaks`. They are on meanwhile,
///   and those that are on without being asked for; the environment does not count.
@preconcurrency @MainActor
public func consoleMessages(debugging names: String = "", during body: () throws -> Void) rethrows -> [String] {
    let before = DebugFlags.current
    defer { DebugFlags.current = before }
    DebugFlags.current = DebugFlags.parse(names)
    let messages = Mutex<[String]>([])
    try ConsoleLog.listening(to: { text in messages.withLock { $0.append(text) } }, during: body)
    return messages.withLock { $0 }
}
