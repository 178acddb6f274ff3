/// A text view of UIKit's own: takes the keys that edit without typing, and what the input method has not committed yet.
@MainActor
protocol KeyboardEditing: UIKeyInput {
    /// Whether the key, held down or pressed, was one of these.
    func pressEditingKey(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool

    /// Shows a composition in place of the one before; an empty one ends it. `selected`: its characters that the input method highlights,
    /// in UTF-16 units.
    func compose(_ composition: String, selected: Range<Int>)

    /// The view is first responder no more, whether it agreed or not.
    func editingDidEnd()
}
