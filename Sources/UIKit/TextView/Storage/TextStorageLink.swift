import Foundation

/// Keeps the text of a text view and its text storage equal.
@MainActor
final class TextStorageLink {
    let storage: NSTextStorage
    private unowned let editor: TextViewEditor
    /// Whether the storage takes over a change of the view.
    private var isFollowing = false

    init(_ editor: TextViewEditor, _ storage: NSTextStorage) {
        self.editor = editor
        self.storage = storage
        editor.text.didChange = { [weak self] range, count, isText in
            MainActor.assumeIsolated { self?.textDidChange(range, count, isText) }
        }
    }

    /// Called when the view's text has changed.
    private func textDidChange(_ range: Range<Int>, _ count: Int, _ isText: Bool) {
        let new = editor.text.content[range.lowerBound..<range.lowerBound + count].attributedString
        isFollowing = true
        storage.follow(isText ? [.editedCharacters, .editedAttributes] : .editedAttributes, NSRange(range), new)
        isFollowing = false
    }

    /// Called when the storage has changed. The user's changes cannot be undone any more if code has made the text
    /// longer or shorter.
    func storageDidChange(in range: NSRange) {
        // A subclass may have changed the text that it was given.
        if isFollowing, !storage.hasChangedWhileReporting, type(of: storage) == NSTextStorage.self { return }
        let growth = storage.length - editor.text.length
        if growth != 0 { editor.history.forget() }
        let end = max(range.location, range.upperBound - growth)
        editor.text.adopt(AttributedUnits(storage), replacing: range.location..<end, growth: growth)
        editor.textStorageDidChange()
    }
}
