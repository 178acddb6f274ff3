import Foundation

/// What is copied comes from the selection; a secure text gives nothing away.
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
