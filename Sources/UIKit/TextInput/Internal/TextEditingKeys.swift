import Foundation

/// The keys that edit a line of text without typing: arrows, home and end, deletion by words, and the shortcuts of the
/// clipboard and of undo.
///
/// The shortcuts work both with control, as on the Linux desktop, and with command, as on iOS.
@MainActor
struct TextEditingKeys {
    let editor: any TextEditing

    /// Handles a key. Returns false for keys that do not edit.
    func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool {
        let isShortcut = !modifiers.isDisjoint(with: [.control, .command])
        let byWord = !modifiers.isDisjoint(with: [.control, .alternate])
        let extending = modifiers.contains(.shift)
        if let undoKey = UndoKey(key, modifiers) {
            editor.endComposition()
            _ = undoKey.perform(with: editor.view.undoManager)
            return true
        }
        switch key {
        case .keyboardLeftArrow: move(toTheLeft: true, byWord: byWord, extending: extending)
        case .keyboardRightArrow: move(toTheLeft: false, byWord: byWord, extending: extending)
        case .keyboardHome, .keyboardUpArrow: editor.moveCaret(to: 0, extending: extending)
        case .keyboardEnd, .keyboardDownArrow: editor.moveCaret(to: editor.text.length, extending: extending)
        case .keyboardDeleteForward: byWord ? editor.deleteWord(forward: true) : editor.deleteForward()
        case .keyboardDeleteOrBackspace where byWord: editor.deleteWord(forward: false)
        case .keyboardA where isShortcut: editor.send("selectAll:")
        case .keyboardC where isShortcut: editor.send("copy:")
        case .keyboardX where isShortcut: editor.send("cut:")
        case .keyboardV where isShortcut: editor.send("paste:")
        case .keyboardB where isShortcut && editor.allowsEditingAttributes: editor.send("toggleBoldface:")
        case .keyboardI where isShortcut && editor.allowsEditingAttributes: editor.send("toggleItalics:")
        case .keyboardU where isShortcut && editor.allowsEditingAttributes: editor.send("toggleUnderline:")
        default: return false
        }
        return true
    }

    private func move(toTheLeft left: Bool, byWord: Bool, extending: Bool) {
        let text = editor.text
        let selection = text.selection
        if !extending, !selection.isEmpty {
            // An arrow without shift moves the caret to the end of the selection on its side.
            return editor.moveCaret(to: left ? selection.lowerBound : selection.upperBound)
        }
        let carets = editor.carets
        let offset =
            switch (left, byWord) {
            case (true, true): carets.wordStart(before: text.caret)
            case (false, true): carets.wordEnd(after: text.caret)
            case (true, false): carets.offset(leftOf: text.caret)
            case (false, false): carets.offset(rightOf: text.caret)
            }
        editor.moveCaret(to: offset, extending: extending)
    }
}
