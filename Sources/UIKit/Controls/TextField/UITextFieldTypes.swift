import Foundation

extension UITextField {
    /// The frames of a text field.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// Determines when an overlay view is shown.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// Why editing has ended.
    public enum DidEndEditingReason: Int, Sendable {
        case committed
    }

    /// Posted with the field as its object, after the delegate was called.
    public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }

    public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    }

    /// Posted for changes by the user, not for changes made in code.
    public nonisolated class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidChangeNotification")
    }

    /// The key in the user info of ``textDidEndEditingNotification``. Its value is an NSNumber with the raw value of a
    /// ``DidEndEditingReason``.
    public nonisolated class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }
}
