@testable import UIKit

/// A text field or a text view with a random user, and a delegate that refuses and changes text at times.
@MainActor
final class TypingTarget {
    enum Kind: String, CaseIterable {
        case field, view
    }

    let kind: Kind
    let view: UIView
    let editor: any TextEditing
    private let setText: (String) -> Void
    let delegate = TypingDelegate()

    init(_ kind: Kind) {
        self.kind = kind
        let frame = CGRect(x: 0, y: 0, width: 120, height: 60)
        switch kind {
        case .field:
            let field = UITextField(frame: frame)
            (view, editor, setText) = (field, field.editedText, { field.text = $0 })
            field.delegate = delegate
        case .view:
            let textView = UITextView(frame: frame)
            (view, editor, setText) = (textView, textView.editor, { textView.text = $0 })
            textView.delegate = delegate
        }
        delegate.setText = setText
    }

    var text: EditedText { editor.text }
    var model: TypingModel { TypingModel(text.content) }

    /// What typing a string inserts; nil for keys that insert nothing.
    func inserted(_ string: String) -> TypingModel? {
        if kind == .view {
            let font = (view as? UITextView)?.typingAttributes[.font] as? UIFont
            return TypingModel(string, size: font?.pointSize ?? 0)
        }
        return string == "\n" || string == "\t" ? nil : pasted(string)
    }

    /// What pasting a string inserts.
    func pasted(_ string: String) -> TypingModel {
        if kind == .view { return inserted(string) ?? TypingModel() }
        return TypingModel(string.map { $0.isNewline ? " " : String($0) }.joined(), size: 17)
    }

    func insert(_ string: String) { (view as? any UIKeyInput)?.insertText(string) }

    func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
        guard let input = view as? any KeyboardEditing, !input.pressEditingKey(key, modifiers),
            modifiers.isDisjoint(with: [.command, .control])
        else { return }
        switch key {
        case .keyboardDeleteOrBackspace: input.deleteBackward()
        case .keyboardReturnOrEnter: input.insertText("\n")
        default: break
        }
    }

    func compose(_ string: String, selected: Range<Int>) {
        (view as? any KeyboardEditing)?.compose(string, selected: selected)
    }

    func set(_ string: String) { setText(string) }
}

@MainActor
final class TypingDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var setText: ((String) -> Void)?
    var refuses = false
    var interference: String?

    private func isAllowed() -> Bool {
        if let interference {
            self.interference = nil
            setText?(interference)
        }
        defer { refuses = false }
        return !refuses
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        isAllowed()
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        isAllowed()
    }
}
