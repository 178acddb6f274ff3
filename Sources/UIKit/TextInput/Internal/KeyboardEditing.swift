/// A text view of UIKit's own, which also handles editing keys and compositions that the input method has not committed
/// yet.
@MainActor
protocol KeyboardEditing: UITextInput {
    /// Handles a key that is pressed or repeated. Returns false for keys that do not edit.
    func pressEditingKey(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool

    /// Shows a composition in place of the previous one; an empty one ends it. `selected` is the range of the
    /// composition that the input method highlights, in UTF-16 units.
    func compose(_ composition: String, selected: Range<Int>)

    /// Called when the view is no longer the first responder, whether it agreed or not.
    func editingDidEnd()
}
