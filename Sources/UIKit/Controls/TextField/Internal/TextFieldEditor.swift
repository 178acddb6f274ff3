import Foundation

/// Edits the text of a field: asks the delegate, changes the text, and tells the delegate, the targets of actions and
/// the observers of notifications.
@MainActor
final class TextFieldEditor: TextEditing {
    private unowned let field: UITextField
    let text = EditedText()

    init(field: UITextField) {
        self.field = field
    }

    // MARK: Changes made in code

    func setText(_ new: NSAttributedString) {
        text.set(new)
        selectionOrTextDidChange()
    }

    func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        text.setAttributes(attributes)
        lookDidChange()
    }

    /// Returns `string` with the field's attributes where it has none of its own.
    func completed(_ string: NSAttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: string)
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            result.setAttributes(field.defaultTextAttributes.merging(attributes) { _, own in own }, range: range)
        }
        return result
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

    func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    func beginEditing() {
        if field.clearsOnBeginEditing, !text.isEmpty { clear() }
        field.delegate(for: TextFieldDelegateMethods.didBeginEditing)?.textFieldDidBeginEditing(field)
        field.sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: field)
        field.contentDidChange()
    }

    func endEditing() {
        text.unmark()
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

    /// Inserts text from the keyboard or the input method. A return presses the return key, a tab moves to the next
    /// field.
    func type(_ typed: String) {
        switch typed {
        case "\n": pressReturn()
        case "\t": NextResponderInput.after(field)?.becomeFirstResponder()
        default: insert(typed)
        }
    }

    /// Inserts text in place of the selection or the composition. Line breaks become spaces.
    func insert(_ string: String) {
        let line = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
        replace(field.clearsOnInsertion ? 0..<text.length : text.marked ?? text.selection, with: line)
        field.clearsOnInsertion = false
    }

    func clear() {
        guard field.delegate(for: TextFieldDelegateMethods.shouldClear)?.textFieldShouldClear(field) ?? true else {
            return
        }
        text.set(NSAttributedString(string: ""))
        userDidChangeText()
    }

    func mark(_ composition: String, selected: Range<Int>) {
        text.mark(attributed(composition, at: (text.marked ?? text.selection).lowerBound), selected: selected)
        userDidChangeText()
    }

    func replace(_ range: Range<Int>, with string: String) {
        let isAllowed =
            field.delegate(for: TextFieldDelegateMethods.shouldChange)?.textField(
                field, shouldChangeCharactersIn: NSRange(range), replacementString: string)
            ?? true
        // The delegate may have set another text.
        guard isAllowed, range.upperBound <= text.length else { return }
        text.replace(range, with: attributed(string, at: range.lowerBound))
        userDidChangeText()
    }

    private func attributed(_ string: String, at offset: Int) -> NSAttributedString {
        NSAttributedString(string: string, attributes: text.attributes(before: offset) ?? field.defaultTextAttributes)
    }

    private func userDidChangeText() {
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
        field.clearsOnInsertion = false
    }

    func selectionDidChange() {
        selectionOrTextDidChange()
    }

    private func selectionOrTextDidChange() {
        lookDidChange()
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

    var carets: TextCarets { shown.carets }
}
