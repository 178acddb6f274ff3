import Foundation

/// An alternative action of a command, sent while additional modifier keys are held down.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// The title of the element while the modifiers are held down.
    open private(set) var title: String
    /// The action that is sent while the modifiers are held down.
    open private(set) var action: Selector
    /// The modifiers in addition to those of the command.
    open private(set) var modifierFlags: UIKeyModifierFlags

    /// Creates an alternative for modifiers in addition to those of the command.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
