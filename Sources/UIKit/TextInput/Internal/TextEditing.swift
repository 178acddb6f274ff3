import Foundation

/// Edits a text for the user: the common part of the editors of text fields and text views. Offsets are in UTF-16
/// units.
@MainActor
protocol TextEditing: AnyObject {
    var text: EditedText { get }
    var history: TextHistory { get }
    /// The caret positions and word boundaries of the whole text.
    var carets: any CaretFinding { get }
    var isEditing: Bool { get }
    /// Whether the text must not be copied.
    var isSecure: Bool { get }
    /// Whether the user may change the text.
    var isEditable: Bool { get }
    /// The text field or text view.
    var view: UIView { get }
    /// The area of the selection or the caret, in the view's coordinates.
    var selectionRect: CGRect { get }

    /// The area of the caret at an offset, in the view's coordinates.
    func caretRect(at offset: Int) -> CGRect

    /// The areas of a range, line by line, in the view's coordinates.
    func selectionRects(of range: Range<Int>) -> [CGRect]

    /// The offset between two characters that is nearest to a point of the view.
    func offset(at point: CGPoint) -> Int

    func becomeFirstResponder() -> Bool

    /// Inserts text in place of the selection or of the input method's composition.
    func insert(_ string: String, as kind: TextChange.Kind)

    /// Asks the view before a change. It calls the view's method, which may be overridden.
    func allowsChange(of range: Range<Int>, to string: String) -> Bool

    /// Asks the delegate before a change.
    func delegateAllowsChange(of range: Range<Int>, to string: String) -> Bool

    /// Changes the attributes of a range for code; those of typed text if the text is empty.
    func changeAttributes(in range: Range<Int>, _ change: (inout AttributedUnits.Attributes) -> Void)

    /// Whether the user may change attributes.
    var allowsEditingAttributes: Bool { get }

    /// The attributes of text that is typed at the caret.
    var attributesToType: AttributedUnits.Attributes { get set }

    /// Returns text that is typed at an offset, with its attributes.
    func typed(_ string: String, at offset: Int) -> AttributedUnits

    /// Returns the range that is replaced instead of one that the delegate has allowed to replace.
    func extendedRange(of range: Range<Int>) -> Range<Int>

    /// Called after a change by the user. Tells the delegate and the observers.
    func userDidChangeText()

    /// Called instead when a change was undone or redone.
    func textWasRestored()

    func selectionWillChange()
    func selectionDidChange()
}

extension TextEditing {
    func extendedRange(of range: Range<Int>) -> Range<Int> { range }

    /// The text field or text view, as its delegate knows it.
    private var input: (any UITextInput)? { view as? any UITextInput }

    func textWasRestored() { userDidChangeText() }

    // MARK: Changing

    /// Asks the delegate, changes the text, and tells the delegate and the observers.
    func replace(_ asked: Range<Int>, with string: String, as kind: TextChange.Kind) {
        if text.marked != nil, text.marked != asked { endComposition() }
        let version = text.version
        guard allowsChange(of: asked, to: string) else { return }
        // A delegate that has set another text has moved the caret too.
        let range = extendedRange(of: text.version == version ? asked : text.marked ?? text.selection)
        change(range, to: typed(string, at: range.lowerBound), as: kind)
    }

    /// Changes the text, and tells the delegate and the observers.
    func change(_ range: Range<Int>, to new: AttributedUnits, as kind: TextChange.Kind) {
        let delegate = input?.inputDelegate
        delegate?.textWillChange(input)
        history.add(changing(range, to: new, as: kind) { text.replace(range, with: new) })
        delegate?.textDidChange(input)
        userDidChangeText()
    }

    /// Shows a composition of the input method in place of the previous one. `selected` is relative to it.
    func mark(_ composition: String, selected: Range<Int>) {
        mark(typed(composition, at: (text.marked ?? text.selection).lowerBound), selected: selected)
    }

    /// Shows a composition whose attributes replace those that typed text has.
    func mark(_ composition: NSAttributedString, selected: Range<Int>) {
        let typed = typed("\u{FFFC}", at: (text.marked ?? text.selection).lowerBound).attributes(at: 0)
        var new = AttributedUnits(composition)
        new.changeAttributes(in: 0..<new.count) { $0.merge(typed) { own, _ in own } }
        mark(new, selected: selected)
    }

    private func mark(_ new: AttributedUnits, selected: Range<Int>) {
        let range = text.marked ?? text.selection
        history.addComposition(changing(range, to: new, as: .typing) { text.mark(new, selected: selected) })
        if text.marked == nil { history.endComposition() }
        userDidChangeText()
    }

    /// Makes the composition ordinary text.
    func endComposition() {
        text.unmark()
        history.endComposition()
    }

    private func changing(
        _ range: Range<Int>, to new: AttributedUnits, as kind: TextChange.Kind, _ change: () -> Void
    ) -> TextChange {
        let (removed, before) = (text.content[range], text.selectionForUndo)
        change()
        return TextChange(
            kind, location: range.lowerBound, removed: removed, insertedCount: new.count, before: before,
            after: text.selectionForUndo)
    }

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

    func delete(_ range: Range<Int>, as kind: TextChange.Kind = .deleting) {
        if !range.isEmpty { replace(range, with: "", as: kind) }
    }

    // MARK: Selecting

    func select(_ range: Range<Int>) {
        select(from: range.lowerBound, to: range.upperBound)
    }

    /// Selects the text between two offsets. The caret is at `caret`, which may be before `anchor`.
    func select(from anchor: Int, to caret: Int) {
        let delegate = input?.inputDelegate
        delegate?.selectionWillChange(input)
        selectionWillChange()
        endComposition()
        history.interrupt()
        text.select(from: anchor, to: caret)
        delegate?.selectionDidChange(input)
        selectionDidChange()
    }

    func moveCaret(to offset: Int, extending: Bool = false) {
        select(from: extending ? text.anchor : offset, to: offset)
    }
}
