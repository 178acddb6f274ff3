import Foundation

/// What the threads of the server and a test share: the noted requests, and what is wrong with the answers.
final class FeedBehavior: @unchecked Sendable {
    /// Guards all properties, and is signaled when answers are released.
    private let condition = NSCondition()
    private var noted: [String] = []
    private var held: [String] = []
    private var failureStatus: Int?
    private var replacement: Data?

    private func locked<Result>(_ body: () -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        return body()
    }

    var requests: [String] { locked { noted } }
    var failure: Int? { locked { failureStatus } }
    var body: Data? { locked { replacement } }

    func note(_ path: String) {
        locked { noted.append(path) }
    }

    func waitWhileHeld(_ path: String) {
        locked {
            while held.contains(where: { path.contains($0) }) { condition.wait() }
        }
    }

    func hold(_ text: String) {
        locked { held.append(text) }
    }

    func release() {
        locked {
            held = []
            condition.broadcast()
        }
    }

    func fail(_ status: Int?) {
        locked { failureStatus = status }
    }

    func answer(_ text: String?) {
        locked { replacement = text.map { Data($0.utf8) } }
    }
}
