import Foundation
import Synchronization

/// The loads of an item provider that have begun and whose completion handlers have not returned yet.
package final class OpenLoads: Sendable {
    private struct State {
        var count = 0
        var waiting: [@Sendable () -> Void] = []
    }

    private let state = Mutex(State())

    func begin() { state.withLock { $0.count += 1 } }

    func end() {
        let due = state.withLock { state in
            state.count -= 1
            guard state.count == 0 else { return [@Sendable () -> Void]() }
            defer { state.waiting = [] }
            return state.waiting
        }
        for body in due { body() }
    }

    /// Calls a closure on some thread when the last load ends. Returns false, and does not call it, if none is open.
    package func whenAllHaveEnded(_ body: @escaping @Sendable () -> Void) -> Bool {
        state.withLock { state in
            if state.count > 0 { state.waiting.append(body) }
            return state.count > 0
        }
    }
}
