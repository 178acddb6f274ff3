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

// The defaults ask who answers in the object's place (``OptionalMethod``); what they then return is what UIKit does without the method.
extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        TextViewMethods.shouldBeginEditing.answer(
            for: self, found: { $0.call(textView) },
            forwarded: { $0.textViewShouldBeginEditing(textView) }) ?? true
    }

    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        TextViewMethods.shouldEndEditing.answer(
            for: self, found: { $0.call(textView) },
            forwarded: { $0.textViewShouldEndEditing(textView) }) ?? true
    }

    public func textViewDidBeginEditing(_ textView: UITextView) {
        TextViewMethods.didBeginEditing.answer(
            for: self, found: { $0.call(textView) },
            forwarded: { $0.textViewDidBeginEditing(textView) })
    }

    public func textViewDidEndEditing(_ textView: UITextView) {
        TextViewMethods.didEndEditing.answer(
            for: self, found: { $0.call(textView) },
            forwarded: { $0.textViewDidEndEditing(textView) })
    }

    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        TextViewMethods.shouldChange.answer(
            for: self, found: { $0.call(textView, range, text) },
            forwarded: { $0.textView(textView, shouldChangeTextIn: range, replacementText: text) }) ?? true
    }

    public func textViewDidChange(_ textView: UITextView) {
        TextViewMethods.didChange.answer(
            for: self, found: { $0.call(textView) },
            forwarded: { $0.textViewDidChange(textView) })
    }

    public func textViewDidChangeSelection(_ textView: UITextView) {
        TextViewMethods.didChangeSelection.answer(
            for: self, found: { $0.call(textView) },
            forwarded: { $0.textViewDidChangeSelection(textView) })
    }
}
