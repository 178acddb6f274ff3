/// A responder that accepts text. While it is the first responder of the key window, it receives the text of the
/// keyboard and the input method.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text before or behind the caret. While false, the return key is ignored if
    /// `enablesReturnKeyAutomatically` is set.
    var hasText: Bool { get }

    /// Inserts text from the keyboard, text that the input method has committed, or text that was dropped on the
    /// window. The return key is `"\n"`.
    func insertText(_ text: String)

    /// Called when the backspace key is pressed, and repeatedly while it is held down.
    func deleteBackward()
}
