import Foundation
internal import ToolchainBets

/// Calls an undo manager, which belongs to the main actor, on the thread of a context.
enum UndoCall {
    static func make(_ manager: UndoManager, _ body: @MainActor (UndoManager) -> Void) {
        onCallingThread { body(manager) }
    }
}

extension NSManagedObjectContext {
    /// Registers what undoes a change. Does nothing without an undo manager.
    func registerUndo(_ action: @escaping () -> Void) {
        guard let undoManager, recordsUndo else { return }
        // Sound: the action runs where the context's undo manager is used.
        nonisolated(unsafe) let action = action
        UndoCall.make(undoManager) { manager in
            guard manager.isUndoRegistrationEnabled else { return }
            manager.registerUndo(withTarget: self) { context in
                context.restorations += 1
                action()
                context.restorations -= 1
            }
        }
    }

    /// Forgets recorded changes.
    func removeUndoActions() {
        guard let undoManager else { return }
        UndoCall.make(undoManager) { $0.removeAllActions(withTarget: self) }
    }
}
