import Foundation

/// The requirements of a responder for the keyboard that types into it. Every property is optional.
///
/// A desktop has a hardware keyboard: properties that change the appearance of an onscreen keyboard, its corrections,
/// predictions or passwords have no effect. ``enablesReturnKeyAutomatically`` has one, and responders with ``isSecureTextEntry`` do
/// not receive the input method's compositions.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }

    /// Whether the return key has no effect while the responder has no text; the default is false.
    var enablesReturnKeyAutomatically: Bool { get set }

    /// Whether the text is secret; the default is false.
    var isSecureTextEntry: Bool { get set }

    /// What the text is for; the default is nil.
    var textContentType: UITextContentType! { get set }

    /// What a new password must be like; the default is nil.
    var passwordRules: UITextInputPasswordRules? { get set }

    var inlinePredictionType: UITextInlinePredictionType { get set }
    var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
}

// The values for responders that do not implement a property.
extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }

    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }

    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }

    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }

    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }

    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }

    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }

    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }

    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }

    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }

    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }

    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }

    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }

    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }

    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { .default }
        set {}
    }
}
