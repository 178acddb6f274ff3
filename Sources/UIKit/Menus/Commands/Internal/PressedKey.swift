internal import HostInterface

/// A key that went down, in the terms of key commands.
struct PressedKey {
    let usage: UIKeyboardHIDUsage?
    let characters: String
    let unmodified: String
    /// The modifiers without `.alphaShift` and `.numericPad`.
    private(set) var modifiers: UIKeyModifierFlags

    init(_ key: KeyEvent) {
        usage = UIKeyboardHIDUsage(rawValue: key.usage)
        characters = key.characters
        unmodified = key.charactersIgnoringModifiers
        modifiers = UIKeyModifierFlags(rawValue: key.modifiers.rawValue).subtracting([.alphaShift, .numericPad])
    }

    @MainActor
    init(_ key: UIKey) {
        usage = key.keyCode
        characters = key.characters
        unmodified = key.charactersIgnoringModifiers
        modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    }

    /// The key with command in place of control, whose command control sends on a desktop where no other command has
    /// the key; nil without control.
    var withCommandForControl: PressedKey? {
        guard modifiers.contains(.control), !modifiers.contains(.command) else { return nil }
        var key = self
        key.modifiers.remove(.control)
        key.modifiers.insert(.command)
        return key
    }

    /// The input of a key command for a key that is identified by its position; nil for keys that type text. Return,
    /// tab, backspace and space are included.
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

    /// Returns whether this key with its modifiers matches a command. The case of letters is ignored. A character that
    /// is typed with shift also matches without shift in the command's modifiers.
    func matches(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
        let flags = flags.subtracting([.alphaShift, .numericPad])
        if let namedInput { return namedInput == input && flags == modifiers }
        guard !input.isEmpty else { return false }
        if flags == modifiers, unmodified.lowercased() == input.lowercased() { return true }
        return flags.union(.shift) == modifiers && characters == input && characters != unmodified
            && characters.lowercased() != unmodified.lowercased()
    }

    /// Whether a text that is edited handles the key itself, to type, to delete, to move the caret, or as a shortcut of
    /// the clipboard or of undo.
    var isForText: Bool {
        switch usage {
        case .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd,
            .keyboardDeleteForward, .keyboardDeleteOrBackspace, .keyboardPageUp, .keyboardPageDown:
            true
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardTab: modifiers.isDisjoint(with: [.command, .control])
        case .keyboardEscape: false
        default:
            modifiers.isDisjoint(with: [.command, .control])
                ? namedInput == nil || namedInput == " " : standardAction != nil || undoKey != nil
        }
    }

    /// Nil for other keys than the shortcuts of undo and redo.
    var undoKey: UndoKey? { UndoKey(usage, modifiers) }

    /// The action of a shortcut of the edit menu, with command as on iOS or with control as on the Linux desktop; nil
    /// for other keys.
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
