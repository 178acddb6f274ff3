import Foundation

/// The selection of a text view, and whether it can be edited.
@MainActor
enum TextViewRestoration {
    private static let editableKey = "UIEditable"

    static func encode(_ view: UITextView, in coder: NSCoder) {
        let selection = view.selectedRange
        TextRestoration.encode(selection.location..<(selection.location + selection.length), in: coder)
        coder.encode(view.isEditable, forKey: editableKey)
    }

    static func decode(_ view: UITextView, from coder: NSCoder) {
        if coder.containsValue(forKey: editableKey) { view.isEditable = coder.decodeBool(forKey: editableKey) }
        if let selection = TextRestoration.selection(in: coder, length: view.text.utf16.count) {
            view.selectedRange = NSRange(selection)
        }
    }
}
