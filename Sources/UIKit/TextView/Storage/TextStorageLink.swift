import Foundation

/// Keeps the text of a text view and its text storage equal. It is made when ``UITextView/textStorage`` is first read.
@MainActor
final class TextStorageLink {
    let storage: NSTextStorage
    private unowned let editor: TextViewEditor

    init(_ editor: TextViewEditor) {
        self.editor = editor
        storage = NSTextStorage(attributedString: editor.text.content.attributedString)
        storage.codeDidEdit = { [weak self] range in
            MainActor.assumeIsolated { self?.codeDidEdit(range) }
        }
        editor.text.didChange = { [weak self] range, count, isText in
            MainActor.assumeIsolated { self?.textDidChange(range, count, isText) }
        }
    }

    /// Called when the view's text has changed.
    private func textDidChange(_ range: Range<Int>, _ count: Int, _ isText: Bool) {
        let new = editor.text.content[range.lowerBound..<range.lowerBound + count].attributedString
        storage.follow(
            isText ? [.editedCharacters, .editedAttributes] : .editedAttributes, NSRange(range), new)
    }

    /// Called when code has changed the storage. The user's changes cannot be undone any more if the text is longer or
    /// shorter.
    private func codeDidEdit(_ range: NSRange) {
        let growth = storage.length - editor.text.length
        if growth != 0 { editor.history.forget() }
        let end = max(range.location, range.upperBound - growth)
        editor.text.adopt(AttributedUnits(storage), replacing: range.location..<end, growth: growth)
        editor.textStorageDidChange()
    }
}
