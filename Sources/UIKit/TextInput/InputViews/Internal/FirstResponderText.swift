import Foundation

/// Writes into the first responder for an input view controller.
@MainActor
final class FirstResponderText: NSObject, UITextDocumentProxy {
    private let responder: () -> (any UIKeyInput)?
    private var known: (responder: ObjectIdentifier, identifier: UUID)?

    init(_ responder: @escaping () -> (any UIKeyInput)?) {
        self.responder = responder
    }

    private var input: (any UITextInput)? { responder() as? any UITextInput }

    var hasText: Bool { responder()?.hasText ?? false }
    func insertText(_ text: String) { responder()?.insertText(text) }
    func deleteBackward() { responder()?.deleteBackward() }

    var documentContextBeforeInput: String? {
        guard let input, let selection = input.selectedTextRange else { return nil }
        return text(from: input.beginningOfDocument, to: selection.start)
    }

    var documentContextAfterInput: String? {
        guard let input, let selection = input.selectedTextRange else { return nil }
        return text(from: selection.end, to: input.endOfDocument)
    }

    var selectedText: String? {
        guard let selection = input?.selectedTextRange else { return nil }
        return text(from: selection.start, to: selection.end)
    }

    private func text(from start: UITextPosition, to end: UITextPosition) -> String? {
        guard let input, let range = input.textRange(from: start, to: end), let text = input.text(in: range) else {
            return nil
        }
        return text.isEmpty ? nil : text
    }

    var documentInputMode: UITextInputMode? { (responder() as? UIResponder)?.textInputMode }

    var documentIdentifier: UUID {
        let present = responder().map { ObjectIdentifier($0) } ?? ObjectIdentifier(self)
        if let known, known.responder == present { return known.identifier }
        let identifier = UUID()
        known = (present, identifier)
        return identifier
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input, let selection = input.selectedTextRange else { return }
        let context = offset < 0 ? documentContextBeforeInput : documentContextAfterInput
        let passed = offset < 0 ? context?.suffix(-offset) : context?.prefix(offset)
        let units = (passed?.utf16.count ?? 0) * (offset < 0 ? -1 : 1)
        let start = offset < 0 ? selection.start : selection.end
        guard let position = input.position(from: start, offset: units) else { return }
        input.selectedTextRange = input.textRange(from: position, to: position)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        input?.setMarkedText(markedText, selectedRange: selectedRange)
    }

    func unmarkText() { input?.unmarkText() }
}
