import Foundation

/// A key of a keyboard, with what it types.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// What the key types with the modifiers that are held.
    open var characters: String { typed }

    /// What the key types without modifiers.
    open var charactersIgnoringModifiers: String { unmodified }

    open var modifierFlags: UIKeyModifierFlags { modifiers }

    /// The place of the key on the keyboard, whatever the layout.
    open var keyCode: UIKeyboardHIDUsage { usage }

    private let typed: String
    private let unmodified: String
    private let modifiers: UIKeyModifierFlags
    private let usage: UIKeyboardHIDUsage

    init(characters: String, ignoringModifiers: String, modifiers: UIKeyModifierFlags, usage: UIKeyboardHIDUsage) {
        typed = characters
        unmodified = ignoringModifiers
        self.modifiers = modifiers
        self.usage = usage
        super.init()
    }
}
