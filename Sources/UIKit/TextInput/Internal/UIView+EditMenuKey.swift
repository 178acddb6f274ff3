extension UIView {
    /// Opens the edit menu of a text as a menu at its caret, for a key. Returns false for other views, and if the menu has
    /// no entries.
    func openEditMenuByKey() -> Bool {
        guard let input = self as? any UITextInput, let range = input.selectedTextRange else { return false }
        let suggested = EditMenuEntry.suggestedActions(for: self)
        let menu = input.editMenu(for: range, suggestedActions: suggested) ?? UIMenu(children: suggested)
        guard !menu.children.isEmpty,
            let presentation = MenuPresentation(
                source: self, rect: input.caretRect(for: range.end), sender: self, order: .fixed)
        else { return false }
        presentation.open(menu)
        return true
    }
}
