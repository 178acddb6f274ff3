import Foundation

/// A key of a keyboard and the text that it types.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// The text that the key types with the modifiers that are held down.
    open var characters: String { typed }

    /// The text that the key types without modifiers.
    open var charactersIgnoringModifiers: String { unmodified }

    /// The modifier keys that are held down.
    open var modifierFlags: UIKeyModifierFlags { modifiers }

    /// The position of the key on the keyboard, independent of the layout.
    open var keyCode: UIKeyboardHIDUsage { usage }

    private let typed: String
    private let unmodified: String
    private let modifiers: UIKeyModifierFlags
    private let usage: UIKeyboardHIDUsage

    /// Creates a key without characters, whose code stands for no key.
    public override init() {
        (typed, unmodified, modifiers, usage) = ("", "", [], .keyboardErrorUndefined)
        super.init()
    }

    init(characters: String, ignoringModifiers: String, modifiers: UIKeyModifierFlags, usage: UIKeyboardHIDUsage) {
        typed = characters
        unmodified = ignoringModifiers
        self.modifiers = modifiers
        self.usage = usage
        super.init()
    }
}
