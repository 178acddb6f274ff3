/// A responder that takes what is typed: while it is the first responder of the key window, the keyboard and the input method write
/// into it.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }

    /// Text from the keyboard, from the input method once it is committed, or dropped on the window; `"\n"` for return.
    func insertText(_ text: String)

    /// The backspace key; it repeats while it is held.
    func deleteBackward()
}
