import Foundation

/// Copies and pastes. A secure text is never copied.
extension TextEditing {
    func copySelection() {
        guard !text.selection.isEmpty, !isSecure else { return }
        UIPasteboard.general.string = (text.string as NSString).substring(with: NSRange(text.selection))
    }

    func cutSelection() {
        guard !text.selection.isEmpty, !isSecure else { return }
        copySelection()
        delete(text.selection)
    }

    func paste() {
        if let string = UIPasteboard.general.string { insert(string) }
    }
}
