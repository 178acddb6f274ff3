import Foundation

/// The keys that edit a text view without typing: those of a text field, but up and down move by lines. Home and end
/// move within the line, or with control or command within the whole text.
@MainActor
struct TextViewKeys {
    let editor: TextViewEditor
    let isEditable: Bool

    /// Handles a key. Returns false for keys that do not edit.
    func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool {
        let extending = modifiers.contains(.shift)
        let isWhole = !modifiers.isDisjoint(with: [.control, .command])
        let text = editor.text
        let shown = editor.shown
        let line = shown.line(at: text.caret)
        switch key {
        case .keyboardUpArrow, .keyboardDownArrow:
            move(by: key == .keyboardUpArrow ? -1 : 1, from: line, extending: extending)
        case .keyboardHome:
            editor.moveCaret(to: isWhole ? 0 : shown.start(ofLine: line), extending: extending)
        case .keyboardEnd:
            let end = isWhole ? text.length : shown.offset(atX: .greatestFiniteMagnitude, inLine: line)
            editor.moveCaret(to: end, extending: extending)
        case .keyboardDeleteForward where !isEditable, .keyboardDeleteOrBackspace where !isEditable: return true
        default: return TextEditingKeys(editor: editor).press(key, modifiers)
        }
        return true
    }

    /// Moves the caret to the line above or below; from the first or the last line to the start or the end of the text.
    private func move(by step: Int, from line: Int, extending: Bool) {
        let shown = editor.shown
        guard let target = shown.line(step, from: line) else {
            return editor.moveCaret(to: step < 0 ? 0 : editor.text.length, extending: extending)
        }
        let x = shown.caretRect(at: editor.text.caret).minX
        editor.moveCaret(to: shown.offset(atX: x, inLine: target), extending: extending)
    }
}
