internal import Logging
import Synchronization

/// What UIKit would print to the console: hints about code that works but is probably not meant that way.
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

    /// Says it once a process; `key` tells messages apart.
    package static func once(_ key: String, _ text: @autoclosure () -> String) {
        guard state.withLock({ $0.saidKeys.insert(key).inserted }) else { return }
        message(text())
    }

    /// Calls `listener` with every message until the end of `body`, and lets messages that were said once be said again
    /// in it.
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
