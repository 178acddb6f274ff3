import Foundation

/// Copies and pastes. A secure text is never copied.
extension TextEditing {
    func copySelection() {
        guard !text.selection.isEmpty, !isSecure else { return }
        UIPasteboard.general.string = text.content[text.selection].string
    }

    func cutSelection() {
        guard !text.selection.isEmpty, !isSecure else { return }
        copySelection()
        delete(text.selection, as: .cut)
    }

    func paste() {
        if let string = UIPasteboard.general.string { insert(string, as: .paste) }
    }
}
