/// Edits a text for the user: the common part of the editors of text fields and text views. Offsets are in UTF-16
/// units.
@MainActor
protocol TextEditing: AnyObject {
    var text: EditedText { get }
    /// The caret positions and word boundaries of the whole text.
    var carets: TextCarets { get }
    var isEditing: Bool { get }
    /// Whether the text must not be copied.
    var isSecure: Bool { get }
    /// Whether the user may change the text.
    var isEditable: Bool { get }
    /// The text field or text view.
    var view: UIView { get }
    /// The area of the selection or the caret, in the view's coordinates.
    var selectionRect: CGRect { get }

    func becomeFirstResponder() -> Bool

    /// Inserts text in place of the selection or of the input method's composition.
    func insert(_ string: String)

    /// Asks the delegate, changes the text, and tells the delegate and the observers.
    func replace(_ range: Range<Int>, with string: String)

    func selectionWillChange()
    func selectionDidChange()
}

extension TextEditing {
    // MARK: Deleting

    func deleteBackward() {
        delete(text.selection.isEmpty ? carets.previous(text.caret)..<text.caret : text.selection)
    }

    func deleteForward() {
        delete(text.selection.isEmpty ? text.caret..<carets.next(text.caret) : text.selection)
    }

    /// Deletes to the start of the word before the caret, or to the end of the word after it.
    func deleteWord(forward: Bool) {
        guard text.selection.isEmpty else { return delete(text.selection) }
        delete(
            forward ? text.caret..<carets.wordEnd(after: text.caret) : carets.wordStart(before: text.caret)..<text.caret
        )
    }

    func delete(_ range: Range<Int>) {
        if !range.isEmpty { replace(range, with: "") }
    }

    // MARK: Selecting

    func select(_ range: Range<Int>) {
        selectionWillChange()
        text.unmark()
        text.select(range)
        selectionDidChange()
    }

    /// Selects the text between two offsets. The caret is at `caret`, which may be before `anchor`.
    func select(from anchor: Int, to caret: Int) {
        select(anchor..<anchor)
        if caret != anchor { moveCaret(to: caret, extending: true) }
    }

    func moveCaret(to offset: Int, extending: Bool = false) {
        selectionWillChange()
        text.unmark()
        text.moveCaret(to: offset, extending: extending)
        selectionDidChange()
    }
}
