import Foundation

/// The requirements of a responder for the keyboard that types into it. Every property is optional.
///
/// A desktop has a hardware keyboard: properties that change the appearance of an onscreen keyboard, its corrections,
/// predictions or passwords have no effect. ``enablesReturnKeyAutomatically`` has one, and responders with ``isSecureTextEntry`` do
/// not receive the input method's compositions.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters become capitals while typing on the screen. The default is `.sentences`; no effect on a desktop.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether typed words are corrected. No effect on a desktop.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelled words are marked. No effect on a desktop.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether typed quotation marks become typographic ones. No effect on a desktop.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether typed hyphens become dashes. No effect on a desktop.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces follow what is pasted and cut. No effect on a desktop.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The keys of the keyboard on the screen. No effect on a desktop.
    var keyboardType: UIKeyboardType { get set }
    /// The colors of the keyboard on the screen. No effect on a desktop.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The title of the return key on the screen. No effect on a desktop.
    var returnKeyType: UIReturnKeyType { get set }

    /// Whether the return key has no effect while the responder has no text; the default is false.
    var enablesReturnKeyAutomatically: Bool { get set }

    /// Whether the text is secret; the default is false.
    var isSecureTextEntry: Bool { get set }

    /// What the text is for; the default is nil.
    var textContentType: UITextContentType! { get set }

    /// What a new password must be like; the default is nil.
    var passwordRules: UITextInputPasswordRules? { get set }

    /// Whether continuations of typed text are proposed. No effect on a desktop.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// Whether results of typed calculations are proposed. No effect on a desktop.
    var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
}

// The values for responders that do not implement a property.
extension UITextInputTraits {
    /// Which letters become capitals while typing on the screen. The default is `.sentences`; no effect on a desktop.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }

    /// Whether typed words are corrected. No effect on a desktop.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }

    /// Whether misspelled words are marked. No effect on a desktop.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }

    /// Whether typed quotation marks become typographic ones. No effect on a desktop.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }

    /// Whether typed hyphens become dashes. No effect on a desktop.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }

    /// Whether spaces follow what is pasted and cut. No effect on a desktop.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }

    /// The keys of the keyboard on the screen. No effect on a desktop.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }

    /// The colors of the keyboard on the screen. No effect on a desktop.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }

    /// The title of the return key on the screen. No effect on a desktop.
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
