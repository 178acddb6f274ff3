/// The notifications of what stands at the lower edge of the window for typing. A Linux desktop has no keyboard on the screen, so they are posted for
/// input views and accessory views only, as on a device with a keyboard of keys.
extension UIResponder {
    public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillShowNotification")
    }
    public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidShowNotification")
    }
    public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillHideNotification")
    }
    public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidHideNotification")
    }
    public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    }
    public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    }

    /// An NSValue of a CGRect in the screen's coordinates: where the keyboard was.
    public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// An NSValue of a CGRect in the screen's coordinates: where the keyboard goes.
    public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// An NSNumber of seconds.
    public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
    /// An NSNumber: 7, which is none of `UIView.AnimationCurve`; shifted by 16 bits it makes options for `UIView.animate`, which then eases in and out.
    public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    /// An NSNumber: whether the keyboard belongs to this application.
    public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
