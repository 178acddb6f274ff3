import FrameworkAbsence
import UIKit

/// The actions of a node that wait for their end.
@MainActor
final class NodeActions {
    private struct Entry {
        let key: String?
        let action: SCNAction
        let end: DelayedCall?
    }

    private var entries: [Entry] = []

    nonisolated init() {}

    var isEmpty: Bool { entries.isEmpty }
    var keys: [String] { entries.compactMap(\.key) }

    /// Calls `completion` after the time of the action. An action with the same key is replaced.
    func add(_ action: SCNAction, key: String? = nil, completion: (() -> Void)? = nil) {
        Absence.report("SceneKit", "SCNAction", "nodes stay as they are, and completion handlers are called in time")
        if let key { remove(key) }
        // Actions are copied, as in SceneKit, so that each entry has its own.
        guard let copy = action.copy() as? SCNAction else { return }
        let end = copy.time.map { time in
            DelayedCall(after: time) { [weak self] in
                self?.entries.removeAll { $0.action === copy }
                completion?()
            }
        }
        entries.append(Entry(key: key, action: copy, end: end))
    }

    subscript(key: String) -> SCNAction? { entries.last { $0.key == key }?.action }

    func remove(_ key: String) {
        for entry in entries where entry.key == key { entry.end?.cancel() }
        entries.removeAll { $0.key == key }
    }

    func removeAll() {
        for entry in entries { entry.end?.cancel() }
        entries = []
    }
}
