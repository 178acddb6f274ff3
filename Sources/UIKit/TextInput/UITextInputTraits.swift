import Foundation

/// What a responder that takes text asks of the keyboard. Every property is optional.
///
/// A desktop's keyboard is made of keys: what changes how a keyboard on the screen looks, or what it corrects, has no effect there.
/// ``enablesReturnKeyAutomatically`` has, and an ``isSecureTextEntry`` responder does not get the input method's compositions.
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

    /// Return types nothing while the responder has no text; false by default.
    var enablesReturnKeyAutomatically: Bool { get set }

    /// False by default.
    var isSecureTextEntry: Bool { get set }
}

// What a responder gets that leaves a property out.
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
}
