import Foundation

extension UITextField {
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// When an overlay view is shown.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    public enum DidEndEditingReason: Int, Sendable {
        case committed
    }

    /// Posted with the field as object, after its delegate was told.
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

    /// In the user info of ``textDidEndEditingNotification``: an NSNumber of the ``DidEndEditingReason``.
    public nonisolated class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }
}
