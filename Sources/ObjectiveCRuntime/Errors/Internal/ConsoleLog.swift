internal import Logging
import Synchronization

/// Writes the warnings that UIKit prints to the console: code that works but probably does not do what was meant.
///
/// Messages go to swift-log under the label "UIKit", so that an application decides where they end up.
package enum ConsoleLog {
    private static let logger = Logger(label: "UIKit")
    private static let state = Mutex(State())

    private struct State {
        var saidKeys: Set<String> = []
        var listener: (@Sendable (String) -> Void)?
    }

    package static func message(_ text: String) {
        if let listener = state.withLock({ $0.listener }) { listener(text) }
        logger.warning("\(text)")
    }

    /// Writes the message once a process; `key` identifies the message.
    package static func once(_ key: String, _ text: @autoclosure () -> String) {
        guard state.withLock({ $0.saidKeys.insert(key).inserted }) else { return }
        message(text())
    }

    /// Calls `listener` with every message until `body` returns. Messages that were already written once are written
    /// again while `body` runs.
    package static func listening<Answer>(
        to listener: @escaping @Sendable (String) -> Void, during body: () throws -> Answer
    ) rethrows -> Answer {
        let before = state.withLock { state in
            let before = state
            state = State(saidKeys: [], listener: listener)
            return before
        }
        defer {
            state.withLock { state in
                state.saidKeys.formUnion(before.saidKeys)
                state.listener = before.listener
            }
        }
        return try body()
    }
}
