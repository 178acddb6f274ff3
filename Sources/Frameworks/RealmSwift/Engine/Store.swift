import Foundation
internal import Synchronization

/// The contents of a database in this process, which all its `Realm`s share. It is gone with the last of them.
final class Store: Sendable {
    /// The path of the file, or the identifier of a database in memory.
    let name: String
    let file: StoreFile?
    let isReadOnly: Bool

    private struct State {
        var snapshot: Snapshot
        var signals: [ObjectIdentifier: WeakSignal] = [:]
    }

    private struct WeakSignal: Sendable {
        weak let signal: RefreshSignal?
    }

    private let state: Mutex<State>
    /// Held during a transaction.
    private let writing = DispatchSemaphore(value: 1)

    init(name: String, file: StoreFile?, isReadOnly: Bool, snapshot: Snapshot) {
        self.name = name
        self.file = file
        self.isReadOnly = isReadOnly
        state = Mutex(State(snapshot: snapshot))
    }

    /// The last version that was committed.
    var current: Snapshot { state.withLock { $0.snapshot } }

    /// Whether a `Realm` or an object of it exists.
    var isInUse: Bool { state.withLock { !$0.signals.isEmpty } }

    /// Whether nobody else has replaced or changed the file.
    var isUnchanged: Bool { file?.isUnchanged ?? true }

    func register(_ signal: RefreshSignal) {
        state.withLock { state in
            state.signals[ObjectIdentifier(signal)] = WeakSignal(signal: signal)
        }
    }

    /// Called when a `Realm` is gone.
    func unregister(_ signal: RefreshSignal) {
        let id = ObjectIdentifier(signal)
        state.withLock { _ = $0.signals.removeValue(forKey: id) }
    }

    /// Waits until no other transaction is open.
    func beginWriting() -> Snapshot {
        writing.wait()
        return current
    }

    /// Ends a transaction without changes.
    func endWriting() { writing.signal() }

    /// Writes a transaction to the file, shows it to others, and ends it. An error leaves it open.
    func commit(_ snapshot: Snapshot, _ changes: ChangeLog) throws {
        if !changes.isEmpty { try file?.save(snapshot, changes) }
        let signals = state.withLock { state in
            state.snapshot = snapshot
            return state.signals.values.compactMap(\.signal)
        }
        writing.signal()
        for signal in signals { signal.fire() }
    }
}
