import Foundation

/// Controls the editing of a text view and responds to it. Every method is optional. The delegate also receives the
/// calls for scrolling.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
    /// Called before an editable text view becomes first responder. Returning false prevents it.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called before an editable text view resigns first responder. Returning false prevents it.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)

    /// Called before the text changes because the user types, pastes or deletes. Returning false keeps the text. Not
    /// called for changes made in code, nor for compositions.
    ///
    /// - Parameter range: the range to be replaced, in UTF-16 units of the text before the change.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// Called after the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}
