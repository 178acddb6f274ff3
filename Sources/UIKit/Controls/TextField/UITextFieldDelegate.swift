import Foundation

/// Controls the editing of a text field and responds to it. Every method is optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Called before the field becomes first responder. Returning false prevents it.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when the field has the keys.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Called before the field resigns first responder. Returning false prevents it.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when the field has lost the keys.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called instead of ``textFieldDidEndEditing(_:)`` if it is implemented.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// Called before the text changes because the user types, pastes or deletes. Returning false keeps the text. Not
    /// called for changes made in code, nor for compositions.
    ///
    /// - Parameter range: the range to be replaced, in UTF-16 units of the text before the change.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool

    /// Called when another part of the text is selected, or the caret has moved.
    func textFieldDidChangeSelection(_ textField: UITextField)

    /// Called when the clear button is tapped. Returning false keeps the text.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Called when the return key is pressed. Returning false prevents the default behavior, which sends
    /// `editingDidEndOnExit` and `primaryActionTriggered`, and ends editing if the field has an action for
    /// `editingDidEndOnExit`.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool

    // MARK: Edit menu

    /// Returns the menu for the selected text, before it is shown and when it is updated.
    ///
    /// - Parameter suggestedActions: the standard actions that the responder chain accepts.
    /// - Returns: nil to show the suggested actions and the items of the menu controller.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Called before the edit menu is shown. The animator runs animations beside its own.
    func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu disappears. The animator runs animations beside its own.
    func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}
