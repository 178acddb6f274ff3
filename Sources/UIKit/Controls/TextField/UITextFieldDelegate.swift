import Foundation

/// What a text field asks and tells. Every method is optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// False keeps the field from becoming first responder.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// False keeps the field first responder.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called in place of ``textFieldDidEndEditing(_:)`` where it is implemented.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// Called before what the user types, pastes or deletes changes the text; false leaves it as it is. Not called for changes made in code,
    /// nor for compositions.
    ///
    /// - Parameter range: UTF-16 units of the text before the change.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool

    func textFieldDidChangeSelection(_ textField: UITextField)

    /// The clear button was tapped; false leaves the text.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Return was pressed; false keeps the field from its usual answer, ending the editing where an action waits for that.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// The defaults ask who answers in the object's place (``OptionalMethod``); what they then return is what UIKit does without the method.
extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        TextFieldMethods.shouldBeginEditing.answer(
            for: self, found: { $0.call(textField) }, forwarded: { $0.textFieldShouldBeginEditing(textField) }) ?? true
    }
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        TextFieldMethods.didBeginEditing.answer(
            for: self, found: { $0.call(textField) }, forwarded: { $0.textFieldDidBeginEditing(textField) })
    }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        TextFieldMethods.shouldEndEditing.answer(
            for: self, found: { $0.call(textField) }, forwarded: { $0.textFieldShouldEndEditing(textField) }) ?? true
    }
    public func textFieldDidEndEditing(_ textField: UITextField) {
        TextFieldMethods.didEndEditing.answer(
            for: self, found: { $0.call(textField) }, forwarded: { $0.textFieldDidEndEditing(textField) })
    }
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        TextFieldMethods.didEndEditingForReason.answer(
            for: self, found: { $0.call(textField, reason) },
            forwarded: { $0.textFieldDidEndEditing(textField, reason: reason) }) ?? textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        TextFieldMethods.shouldChange.answer(
            for: self, found: { $0.call(textField, range, string) },
            forwarded: { $0.textField(textField, shouldChangeCharactersIn: range, replacementString: string) }) ?? true
    }
    public func textFieldDidChangeSelection(_ textField: UITextField) {
        TextFieldMethods.didChangeSelection.answer(
            for: self, found: { $0.call(textField) }, forwarded: { $0.textFieldDidChangeSelection(textField) })
    }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        TextFieldMethods.shouldClear.answer(
            for: self, found: { $0.call(textField) }, forwarded: { $0.textFieldShouldClear(textField) }) ?? true
    }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        TextFieldMethods.shouldReturn.answer(
            for: self, found: { $0.call(textField) }, forwarded: { $0.textFieldShouldReturn(textField) }) ?? true
    }
}
