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
