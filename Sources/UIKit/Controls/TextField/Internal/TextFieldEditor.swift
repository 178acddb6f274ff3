import Foundation

/// Edits the text of a field: asks the delegate, changes the text, and tells the delegate, the targets of actions and
/// the observers of notifications.
@MainActor
final class TextFieldEditor: TextEditing {
    private unowned let field: UITextField
    let text = EditedText()
    private(set) lazy var history = TextHistory(editor: self)
    /// Whether the next change removes the whole text, because the editing of a secure text began again.
    private var clearsSecureText = false

    init(field: UITextField) {
        self.field = field
    }

    // MARK: Changes made in code

    func setText(_ new: AttributedUnits) {
        history.forget()
        field.inputDelegate?.textWillChange(field)
        text.set(new)
        field.inputDelegate?.textDidChange(field)
        selectionOrTextDidChange()
    }

    /// Sets a text with the field's attributes where it has none of its own.
    func setText(completing string: NSAttributedString) {
        var new = AttributedUnits(string)
        new.changeAttributes(in: 0..<new.count) { $0.merge(field.defaultTextAttributes) { own, _ in own } }
        setText(new)
    }

    func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        text.changeAttributes { $0 = attributes }
        lookDidChange()
    }

    /// Called when the text became secure or is no longer.
    func securityDidChange() {
        history.forget()
        clearsSecureText = false
        lookDidChange()
    }

    func lookDidChange() {
        layout = nil
        field.contentDidChange()
    }

    // MARK: The editing session

    var isEditing: Bool { field.isEditing }
    var isSecure: Bool { field.isSecureTextEntry }
    var isEditable: Bool { field.isEnabled }
    var view: UIView { field }
    var selectionRect: CGRect { field.selectionRect }

    func caretRect(at offset: Int) -> CGRect { field.convert(line.caretFrame(at: offset), from: line) }
    func selectionRects(of range: Range<Int>) -> [CGRect] {
        line.selectionFrames(of: range).map { field.convert($0, from: line) }
    }
    func offset(at point: CGPoint) -> Int { line.position(at: line.convert(point, from: field)) }
    /// The line at its place, also before the first layout.
    private var line: TextFieldLine {
        if field.textLine.frame.isEmpty { field.layoutIfNeeded() }
        return field.textLine
    }

    func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    func beginEditing() {
        if field.clearsOnBeginEditing, !text.isEmpty { clear() }
        clearsSecureText = isSecure && !text.isEmpty
        field.delegate(for: TextFieldDelegateMethods.didBeginEditing)?.textFieldDidBeginEditing(field)
        field.sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: field)
        field.contentDidChange()
    }

    func endEditing() {
        endComposition()
        history.interrupt()
        clearsSecureText = false
        ownTypingAttributes = nil
        if let delegate = field.delegate(for: TextFieldDelegateMethods.didEndEditingForReason) {
            delegate.textFieldDidEndEditing(field, reason: .committed)
        } else {
            field.delegate(for: TextFieldDelegateMethods.didEndEditing)?.textFieldDidEndEditing(field)
        }
        field.sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: UITextField.textDidEndEditingNotification, object: field,
            userInfo: [
                UITextField.didEndEditingReasonUserInfoKey: UITextField.DidEndEditingReason.committed.rawValue
                    as NSNumber
            ])
        lookDidChange()
    }

    // MARK: Editing by the user

    /// Inserts text from the keyboard or the input method. A return presses the return key, a tab moves on to
    /// what follows the field.
    func type(_ typed: String) {
        switch typed {
        case "\n": pressReturn()
        case "\t": field.window?.keyboardFocusOnDemand.leaveText(backwards: false)
        default: insert(typed, as: .typing)
        }
    }

    /// Inserts text in place of the selection or the composition. Line breaks become spaces.
    func insert(_ string: String, as kind: TextChange.Kind) {
        let line = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
        let range = field.clearsOnInsertion ? 0..<text.length : text.marked ?? text.selection
        replace(range, with: line, as: kind)
        field.clearsOnInsertion = false
    }

    func clear() {
        guard field.delegate(for: TextFieldDelegateMethods.shouldClear)?.textFieldShouldClear(field) ?? true else {
            return
        }
        endComposition()
        change(0..<text.length, to: AttributedUnits(), as: .deleting)
    }

    func allowsChange(of range: Range<Int>, to string: String) -> Bool {
        field.shouldChangeText(in: TextOffsetRange(range), replacementText: string)
    }

    func delegateAllowsChange(of range: Range<Int>, to string: String) -> Bool {
        field.delegate(for: TextFieldDelegateMethods.shouldChange)?.textField(
            field, shouldChangeCharactersIn: NSRange(range), replacementString: string) ?? true
    }

    func typed(_ string: String, at offset: Int) -> AttributedUnits {
        let attributes = ownTypingAttributes ?? text.attributes(before: offset) ?? field.defaultTextAttributes
        return AttributedUnits(string, attributes: attributes)
    }

    // MARK: Attributes

    /// Attributes for the text that is typed next which were set; nil uses those before the caret.
    private var ownTypingAttributes: AttributedUnits.Attributes?

    /// Nil, and not to be set, while the field is not edited.
    var typingAttributes: AttributedUnits.Attributes? {
        get { isEditing ? attributesToType : nil }
        set { if isEditing { ownTypingAttributes = newValue } }
    }

    var attributesToType: AttributedUnits.Attributes {
        get {
            ownTypingAttributes ?? text.attributes(before: text.selection.lowerBound) ?? field.defaultTextAttributes
        }
        set { ownTypingAttributes = newValue }
    }

    var allowsEditingAttributes: Bool { field.allowsEditingTextAttributes && !isSecure }

    func changeAttributes(in range: Range<Int>, _ change: (inout AttributedUnits.Attributes) -> Void) {
        if text.isEmpty { change(&attributesToType) } else { text.changeAttributes(in: range, change) }
        lookDidChange()
    }

    /// The first change after the editing of a secure text began replaces all of it. The delegate was asked about the
    /// range at the caret, as on iOS. // unverified
    func extendedRange(of range: Range<Int>) -> Range<Int> {
        guard isSecure, clearsSecureText else { return range }
        clearsSecureText = false
        return 0..<text.length
    }

    func userDidChangeText() {
        hideMenu()
        selectionOrTextDidChange()
        field.sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
    }

    private func pressReturn() {
        guard field.delegate(for: TextFieldDelegateMethods.shouldReturn)?.textFieldShouldReturn(field) ?? true else {
            return
        }
        let ends = !field.allControlEvents.isDisjoint(with: .editingDidEndOnExit)
        field.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if ends { field.resignFirstResponder() }
    }

    // MARK: Selection

    func selectionWillChange() {
        hideMenu()
        ownTypingAttributes = nil
        field.clearsOnInsertion = false
    }

    func selectionDidChange() {
        selectionOrTextDidChange()
    }

    private func selectionOrTextDidChange() {
        lookDidChange()
        AccessibilityListening.current?.textMayHaveChanged(in: field)
        if field.isEditing {
            field.delegate(for: TextFieldDelegateMethods.didChangeSelection)?.textFieldDidChangeSelection(field)
        }
    }

    // MARK: Layout of the text

    private var layout: TextFieldText?

    /// The text as it is shown. It is shaped once for each change.
    var shown: TextFieldText {
        if let layout { return layout }
        let new = TextFieldText(text, field: field)
        layout = new
        return new
    }

    var carets: any CaretFinding { shown.carets }
}
