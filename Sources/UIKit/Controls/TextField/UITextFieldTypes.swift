import Foundation

extension UITextField {
    /// The frames of a text field.
    public enum BorderStyle: Int, Sendable {
        /// No frame (the default), a dark line, a gray line, or a thin line with round corners around a background.
        case none, line, bezel, roundedRect
    }

    /// Determines when an overlay view is shown.
    public enum ViewMode: Int, Sendable {
        /// Whether the view is shown at no time, only while the field is edited, only while it is not, or always.
        case never, whileEditing, unlessEditing, always
    }

    /// Why editing has ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text is kept; the only reason outside of tvOS.
        case committed
    }

    /// Posted with the field as its object, after the delegate was called.
    public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }

    /// Posted with the field as its object, after the delegate was called.
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
