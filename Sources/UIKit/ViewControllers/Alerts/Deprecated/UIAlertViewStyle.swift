/// The text fields of an alert view. The raw values are UIKit's.
public enum UIAlertViewStyle: Int, Sendable {
    /// No text field.
    case `default` = 0
    /// One field that hides its text.
    case secureTextInput = 1
    /// One field.
    case plainTextInput = 2
    /// A field for the name, with the number 0, and one for the password.
    case loginAndPasswordInput = 3
}
