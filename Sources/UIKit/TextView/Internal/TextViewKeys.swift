import Foundation

/// The keys that edit a text view without typing: those of a line, and up and down, home and end, page by page with control.
@MainActor
struct TextViewKeys {
    let editor: TextViewEditor
    let isEditable: Bool

    /// Whether the key was one of these.
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
            editor.moveCaret(to: isWhole ? 0 : shown.range(ofLine: line).lowerBound, extending: extending)
        case .keyboardEnd:
            let end = isWhole ? text.length : shown.offset(atX: .greatestFiniteMagnitude, inLine: line)
            editor.moveCaret(to: end, extending: extending)
        case .keyboardDeleteForward where !isEditable, .keyboardDeleteOrBackspace where !isEditable: return true
        default: return TextEditingKeys(editor: editor).press(key, modifiers)
        }
        return true
    }

    /// To the place above or below the caret; beyond the first and the last line to the text's ends.
    private func move(by step: Int, from line: Int, extending: Bool) {
        let shown = editor.shown
        guard let target = shown.line(step, from: line) else {
            return editor.moveCaret(to: step < 0 ? 0 : editor.text.length, extending: extending)
        }
        let x = shown.caretRect(at: editor.text.caret).minX
        editor.moveCaret(to: shown.offset(atX: x, inLine: target), extending: extending)
    }
}
