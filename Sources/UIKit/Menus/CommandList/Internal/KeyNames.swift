/// Names keys as they are printed on the keyboard of a PC.
@MainActor
struct KeyNames {
    /// The input of a key command.
    let input: String
    let modifiers: UIKeyModifierFlags

    /// The name with its modifiers, for example `Ctrl+Shift+N`. Command is named control, which stands for it on a
    /// desktop; beside control it is the Super key.
    var text: String {
        var names: [String] = []
        let both: UIKeyModifierFlags = [.command, .control]
        if !modifiers.isDisjoint(with: both) { names.append("Ctrl") }
        if modifiers.isSuperset(of: both) { names.append("Super") }
        if modifiers.contains(.alternate) { names.append("Alt") }
        if modifiers.contains(.shift) { names.append("Shift") }
        return (names + [key]).joined(separator: "+")
    }

    private var key: String { Self.names[input] ?? functionKey ?? input.uppercased() }

    private var functionKey: String? {
        let prefix = "UIKeyInputF"
        return input.hasPrefix(prefix) ? "F" + input.dropFirst(prefix.count) : nil
    }

    private static let names = [
        UIKeyCommand.inputUpArrow: "\u{2191}", UIKeyCommand.inputDownArrow: "\u{2193}",
        UIKeyCommand.inputLeftArrow: "\u{2190}", UIKeyCommand.inputRightArrow: "\u{2192}",
        UIKeyCommand.inputEscape: "Esc", UIKeyCommand.inputPageUp: "Page Up", UIKeyCommand.inputPageDown: "Page Down",
        UIKeyCommand.inputHome: "Home", UIKeyCommand.inputEnd: "End", UIKeyCommand.inputDelete: "Del",
        "\r": "Enter", "\t": "Tab", "\u{8}": "Backspace", " ": "Space",
    ]
}
