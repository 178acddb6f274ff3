/// The notifications about the views at the lower edge of the window that belong to text input. A Linux desktop has no
/// onscreen keyboard, so they are posted only for input views and accessory views, as on a device with a hardware
/// keyboard.
extension UIResponder {
    /// Posted before the views appear, after ``keyboardWillChangeFrameNotification``.
    public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillShowNotification")
    }
    /// Posted when the views are in place, before ``keyboardDidChangeFrameNotification``.
    public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidShowNotification")
    }
    /// Posted before the views leave, after ``keyboardWillChangeFrameNotification``.
    public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillHideNotification")
    }
    /// Posted when the views have left, before ``keyboardDidChangeFrameNotification``.
    public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidHideNotification")
    }
    /// Posted before every movement of the views, with both frames in its user info.
    public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    }
    /// Posted after every movement of the views, with both frames in its user info.
    public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    }

    /// The key of an NSValue with the frame before the change, a CGRect in the screen's coordinates.
    public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// The key of an NSValue with the frame after the change, a CGRect in the screen's coordinates.
    public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// The key of an NSNumber with the duration in seconds.
    public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
    /// The key of an NSNumber that is always 7, which is not a case of `UIView.AnimationCurve`. Shifted left by 16 bits
    /// it can be used as options for `UIView.animate`, which then eases in and out.
    public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    /// The key of an NSNumber that tells whether the keyboard belongs to this application.
    public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
