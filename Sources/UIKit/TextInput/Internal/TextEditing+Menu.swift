import Foundation

/// The edit menu of a text, and what a text takes of its actions.
extension TextEditing {
    /// Nil for an action that is nothing to texts.
    func canPerform(_ action: Selector, sender: Any?) -> Bool? {
        let hasSelection = !text.selection.isEmpty
        return switch action.name {
        case "cut:": isEditable && hasSelection && !isSecure
        case "copy:": hasSelection && !isSecure
        case "paste:": isEditable && UIPasteboard.general.hasStrings
        case "select:": !hasSelection && !text.isEmpty && !isSecure
        case "selectAll:": canSelectAll(fromMenu: sender is UIMenuController)
        default: nil
        }
    }

    /// The menu offers it beside a selection only where no caret can be placed; keys select all of a text at any time. Unverified.
    private func canSelectAll(fromMenu: Bool) -> Bool {
        guard !text.isEmpty, text.selection != 0..<text.length else { return false }
        return !fromMenu || text.selection.isEmpty || !isEditable
    }

    /// Does what a key or the menu asks for, if the view takes it now: through the view's method, which may be overridden.
    func send(_ action: Selector) {
        guard view.canPerformAction(action, withSender: nil) else { return }
        UIApplication.shared.sendAction(action, to: view, from: nil, for: nil)
    }

    /// The word at the caret, or the one before it.
    func selectWord(from sender: Any?) {
        let word = carets.word(at: text.caret)
        let before = carets.wordStart(before: text.caret)..<text.caret
        select(word.isEmpty ? before : word)
        if sender is UIMenuController { showMenu() }
    }

    func selectAll(from sender: Any?) {
        select(0..<text.length)
        if sender is UIMenuController { showMenu() }
    }

    func showMenu() {
        guard view.isFirstResponder else { return }
        view.layoutIfNeeded()
        UIMenuController.shared.showMenu(from: view, rect: selectionRect)
    }

    /// The text or its selection changes under the menu.
    func hideMenu() {
        if view.isFirstResponder { view.window?.editMenu?.hide(animated: true) }
    }
}
