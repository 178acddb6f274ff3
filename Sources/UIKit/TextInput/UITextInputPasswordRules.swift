import Foundation

// Sound: its only stored property is a constant.
/// What a new password must be like, in the language of Apple's password rules: `required: lower; minlength: 12;`.
///
/// The rules are for whoever makes a password. A desktop's keyboard makes none, and typed text is not checked by them.
open class UITextInputPasswordRules: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// The rules as they were given.
    open var passwordRulesDescriptor: String { rules }
    private let rules: String

    /// Keeps rules, whose syntax is not checked.
    public init(descriptor passwordRulesDescriptor: String) {
        rules = passwordRulesDescriptor
        super.init()
    }

    /// True, since the rules are checked for their class when they are decoded.
    public class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let rules = coder.decodeObject(of: NSString.self, forKey: "passwordRulesDescriptor") else { return nil }
        self.rules = "\(rules)"
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(passwordRulesDescriptor as NSString, forKey: "passwordRulesDescriptor")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
    }

    open override var hash: Int { passwordRulesDescriptor.hashValue }
}
