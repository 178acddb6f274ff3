import Foundation

/// The alert that offers to undo and redo when no responder has handled a shake.
@MainActor
struct ShakeToEdit {
    let window: UIWindow

    /// Shows the alert. Returns false if there is nothing to undo or redo, or if an alert is shown already.
    func offer() -> Bool {
        guard let controller = window.frontController, !(controller is UIAlertController),
            let manager = (window.firstResponder ?? controller).undoManager, manager.canUndo || manager.canRedo
        else { return false }
        let alert = alert(for: manager)
        // A text forgets its changes when it is no longer edited.
        alert.becomesFirstResponder = false
        controller.present(alert, animated: true)
        return true
    }

    private func alert(for manager: UndoManager) -> UIAlertController {
        let title = manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        if manager.canUndo {
            alert.addAction(UIAlertAction(title: SystemText.undo.string, style: .default) { _ in manager.undo() })
        }
        if manager.canRedo {
            let title = manager.canUndo ? manager.redoMenuItemTitle : SystemText.redo.string
            alert.addAction(UIAlertAction(title: title, style: .default) { _ in manager.redo() })
        }
        alert.addAction(UIAlertAction(title: SystemText.cancel.string, style: .cancel))
        return alert
    }
}
