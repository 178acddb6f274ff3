import Foundation

/// A command that is sent by a key, while a responder that has the command in ``UIResponder/keyCommands`` is in the
/// responder chain of the first responder.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The text of the key without modifiers, or one of the constants below. The return key is `"\r"`, tab `"\t"`,
    /// space `" "` and backspace `"\u{8}"`.
    open private(set) var input: String?
    /// The modifiers that have to be held down, and no others. Caps lock does not count, nor does shift if the key
    /// gives ``input`` only with it.
    open private(set) var modifierFlags: UIKeyModifierFlags

    /// Whether the command takes precedence over what the key does in a text that is edited, such as typing, moving the
    /// caret or deleting; the default is false.
    open var wantsPriorityOverSystemBehavior = false

    /// Has no effect: keys of Linux keyboards are reported as the text of their layout. The default is true.
    open var allowsAutomaticLocalization = true

    /// Whether commands for the left and the right arrow are exchanged in a right-to-left interface; the default is
    /// true.
    open var allowsAutomaticMirroring = true

    /// Creates a command for a key, with a subtitle.
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

    /// Creates a command for a key, without a subtitle.
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

    /// Creates a command for a key, without a title for menus.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command for a key, without a title for menus, but with one for help.
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
    /// The arrow up.
    public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
    /// The arrow down.
    public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
    /// The arrow to the left. In a right-to-left interface it is the one to the right; see
    /// ``allowsAutomaticMirroring``.
    public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
    /// The arrow to the right. In a right-to-left interface it is the one to the left; see
    /// ``allowsAutomaticMirroring``.
    public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
    /// The escape key.
    public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
    /// The page up key.
    public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
    /// The page down key.
    public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
    /// The home key.
    public nonisolated class var inputHome: String { "UIKeyInputHome" }
    /// The end key.
    public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
    /// The key that deletes forwards; that which deletes backwards is `"\u{8}"`.
    public nonisolated class var inputDelete: String { "UIKeyInputDelete" }
    /// Function key 1.
    public nonisolated class var f1: String { "UIKeyInputF1" }
    /// Function key 2.
    public nonisolated class var f2: String { "UIKeyInputF2" }
    /// Function key 3.
    public nonisolated class var f3: String { "UIKeyInputF3" }
    /// Function key 4.
    public nonisolated class var f4: String { "UIKeyInputF4" }
    /// Function key 5.
    public nonisolated class var f5: String { "UIKeyInputF5" }
    /// Function key 6.
    public nonisolated class var f6: String { "UIKeyInputF6" }
    /// Function key 7.
    public nonisolated class var f7: String { "UIKeyInputF7" }
    /// Function key 8.
    public nonisolated class var f8: String { "UIKeyInputF8" }
    /// Function key 9.
    public nonisolated class var f9: String { "UIKeyInputF9" }
    /// Function key 10.
    public nonisolated class var f10: String { "UIKeyInputF10" }
    /// Function key 11.
    public nonisolated class var f11: String { "UIKeyInputF11" }
    /// Function key 12.
    public nonisolated class var f12: String { "UIKeyInputF12" }
}
