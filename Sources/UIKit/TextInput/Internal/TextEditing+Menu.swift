import Foundation

/// The edit menu of a text, and the actions that the text accepts.
extension TextEditing {
    /// Returns whether the text accepts an action now; nil for actions that do not concern text.
    func canPerform(_ action: Selector, sender: Any?) -> Bool? {
        let hasSelection = !text.selection.isEmpty
        return switch action.name {
        case "cut:": isEditable && hasSelection && !isSecure
        case "copy:": hasSelection && !isSecure
        case "paste:": isEditable && UIPasteboard.general.hasStrings
        case "select:": !hasSelection && !text.isEmpty && !isSecure
        case "toggleBoldface:", "toggleItalics:", "toggleUnderline:": isEditable && allowsEditingAttributes && isEditing
        case "selectAll:": canSelectAll(fromMenu: sender is UIMenuController)
        default: nil
        }
    }

    /// The menu shows it beside a selection only if the text is not editable; keys can select the whole text at any
    /// time. Unverified.
    private func canSelectAll(fromMenu: Bool) -> Bool {
        guard !text.isEmpty, text.selection != 0..<text.length else { return false }
        return !fromMenu || text.selection.isEmpty || !isEditable
    }

    /// Performs an action for a key or the menu, if the view accepts it now. It calls the view's method, which may be
    /// overridden.
    func send(_ action: Selector) {
        guard view.canPerformAction(action, withSender: nil) else { return }
        UIApplication.shared.sendAction(action, to: view, from: nil, for: nil)
    }

    /// Selects the word at the caret, or the one before it.
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

    /// Hides the menu, because the text or its selection changes.
    func hideMenu() {
        if view.isFirstResponder { view.window?.editMenu?.hide(animated: true) }
    }
}
