internal import HostInterface

/// A key that went down, as key commands name it.
struct PressedKey {
    let usage: UIKeyboardHIDUsage?
    let characters: String
    let unmodified: String
    /// Without the locks.
    let modifiers: UIKeyModifierFlags

    init(_ key: KeyEvent) {
        usage = UIKeyboardHIDUsage(rawValue: key.usage)
        characters = key.characters
        unmodified = key.charactersIgnoringModifiers
        modifiers = UIKeyModifierFlags(rawValue: key.modifiers.rawValue).subtracting([.alphaShift, .numericPad])
    }

    /// UIKit's name of a key that types nothing.
    var namedInput: String? {
        switch usage {
        case .keyboardUpArrow: UIKeyCommand.inputUpArrow
        case .keyboardDownArrow: UIKeyCommand.inputDownArrow
        case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
        case .keyboardRightArrow: UIKeyCommand.inputRightArrow
        case .keyboardEscape: UIKeyCommand.inputEscape
        case .keyboardPageUp: UIKeyCommand.inputPageUp
        case .keyboardPageDown: UIKeyCommand.inputPageDown
        case .keyboardHome: UIKeyCommand.inputHome
        case .keyboardEnd: UIKeyCommand.inputEnd
        case .keyboardDeleteForward: UIKeyCommand.inputDelete
        case .keyboardReturnOrEnter, .keypadEnter: "\r"
        case .keyboardTab: "\t"
        case .keyboardDeleteOrBackspace: "\u{8}"
        case .keyboardSpacebar: " "
        default: functionKey
        }
    }

    private var functionKey: String? {
        let first = UIKeyboardHIDUsage.keyboardF1.rawValue
        guard let usage, (first..<first + 12).contains(usage.rawValue) else { return nil }
        return "UIKeyInputF\(usage.rawValue - first + 1)"
    }

    /// Whether this key with these modifiers is what a command waits for. Letters are the same in both cases; a sign that needs shift
    /// is met without naming shift.
    func matches(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
        let flags = flags.subtracting([.alphaShift, .numericPad])
        if let namedInput { return namedInput == input && flags == modifiers }
        guard !input.isEmpty else { return false }
        if flags == modifiers, unmodified.lowercased() == input.lowercased() { return true }
        return flags.union(.shift) == modifiers && characters == input && characters != unmodified
            && characters.lowercased() != unmodified.lowercased()
    }

    /// What a text that is being edited does with the key by itself: it types, deletes, or moves the caret; or the clipboard's shortcuts.
    var isForText: Bool {
        switch usage {
        case .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd,
            .keyboardDeleteForward, .keyboardDeleteOrBackspace, .keyboardPageUp, .keyboardPageDown:
            true
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardTab: modifiers.isDisjoint(with: [.command, .control])
        case .keyboardEscape: false
        default:
            modifiers.isDisjoint(with: [.command, .control])
                ? namedInput == nil || namedInput == " " : standardAction != nil
        }
    }

    /// What the edit menu's shortcuts send: iOS's with command, the desktop's with control.
    var standardAction: Selector? {
        guard modifiers == .command || modifiers == .control else { return nil }
        return switch usage {
        case .keyboardX: "cut:"
        case .keyboardC: "copy:"
        case .keyboardV: "paste:"
        case .keyboardA: "selectAll:"
        default: nil
        }
    }
}
