import Foundation

/// A command that is sent by a key, while a responder that has the command in ``UIResponder/keyCommands`` is in the
/// responder chain of the first responder.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The text of the key without modifiers, or one of the constants below. The return key is `"\r"`, tab `"\t"`,
    /// space `" "` and backspace `"\u{8}"`.
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags

    /// Whether the command takes precedence over what the key does in a text that is edited, such as typing, moving the
    /// caret or deleting; the default is false.
    open var wantsPriorityOverSystemBehavior = false

    /// Has no effect: keys of Linux keyboards are reported as the text of their layout. The default is true.
    open var allowsAutomaticLocalization = true

    /// Whether commands for the left and the right arrow are exchanged in a right-to-left interface; the default is
    /// true.
    open var allowsAutomaticMirroring = true

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, subtitle: subtitle, image: image, selectedImage: nil, action: action,
            propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }

    /// Creates a command without a key and an action, which is never sent.
    public init() {
        input = nil
        modifierFlags = []
        super.init(idle: ())
    }

    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, subtitle: nil, image: image, action: action, input: input, modifierFlags: modifierFlags,
            propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    override func copied() -> UICommand {
        guard let action else { return UIKeyCommand() }
        let copy = UIKeyCommand(
            title: title, subtitle: subtitle, image: image, action: action, input: input ?? "",
            modifierFlags: modifierFlags, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
        copy.selectedImage = selectedImage
        copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
        copy.allowsAutomaticLocalization = allowsAutomaticLocalization
        copy.allowsAutomaticMirroring = allowsAutomaticMirroring
        return copy
    }
}

extension UIKeyCommand {
    public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
    public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
    public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
    public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
    public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
    public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
    public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
    public nonisolated class var inputHome: String { "UIKeyInputHome" }
    public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
    public nonisolated class var inputDelete: String { "UIKeyInputDelete" }
    public nonisolated class var f1: String { "UIKeyInputF1" }
    public nonisolated class var f2: String { "UIKeyInputF2" }
    public nonisolated class var f3: String { "UIKeyInputF3" }
    public nonisolated class var f4: String { "UIKeyInputF4" }
    public nonisolated class var f5: String { "UIKeyInputF5" }
    public nonisolated class var f6: String { "UIKeyInputF6" }
    public nonisolated class var f7: String { "UIKeyInputF7" }
    public nonisolated class var f8: String { "UIKeyInputF8" }
    public nonisolated class var f9: String { "UIKeyInputF9" }
    public nonisolated class var f10: String { "UIKeyInputF10" }
    public nonisolated class var f11: String { "UIKeyInputF11" }
    public nonisolated class var f12: String { "UIKeyInputF12" }
}
