import Synchronization

/// The number of an observer.
public typealias DatabaseHandle = UInt

/// The observers that have not been removed.
final class DatabaseObservers: Sendable {
    private struct State {
        var last: DatabaseHandle = 0
        var places: [DatabaseHandle: [String]] = [:]
    }

    private let state = Mutex(State())

    func add(at names: [String]) -> DatabaseHandle {
        state.withLock { state in
            state.last += 1
            state.places[state.last] = names
            return state.last
        }
    }

    /// Returns whether the observer was there.
    @discardableResult
    func remove(_ handle: DatabaseHandle) -> Bool {
        state.withLock { $0.places.removeValue(forKey: handle) != nil }
    }

    func removeAll(at names: [String]) {
        state.withLock { state in state.places = state.places.filter { $0.value != names } }
    }
}
