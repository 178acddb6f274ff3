import Foundation

/// What a text view asks and tells. Every method is optional; what scrolling tells comes here too.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
    /// False keeps the text view from becoming first responder.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// False keeps the text view first responder.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)

    /// Called before what the user types, pastes or deletes changes the text; false leaves it as it is. Not called for changes made in code, nor for
    /// compositions.
    ///
    /// - Parameter range: UTF-16 units of the text before the change.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// The user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}
