import UIKit

/// The keys that characters without a picture stand for.
enum KeyUsages {
    static func usage(of character: Character) -> UIKeyboardHIDUsage? { all[character] }

    /// Returns the key of a letter or a digit.
    static func letter(_ character: Character) -> UIKeyboardHIDUsage? {
        let letters = Array("abcdefghijklmnopqrstuvwxyz1234567890")
        return letters.firstIndex(of: Character(character.lowercased())).flatMap {
            UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + $0)
        }
    }

    private static let all: [Character: UIKeyboardHIDUsage] = [
        "\u{8}": .keyboardDeleteOrBackspace, "\u{7F}": .keyboardDeleteForward, "\u{1B}": .keyboardEscape,
        "\t": .keyboardTab, "\u{F700}": .keyboardUpArrow, "\u{F701}": .keyboardDownArrow,
        "\u{F702}": .keyboardLeftArrow, "\u{F703}": .keyboardRightArrow, "\u{F729}": .keyboardHome,
        "\u{F72B}": .keyboardEnd, "\u{F72C}": .keyboardPageUp, "\u{F72D}": .keyboardPageDown,
        "\u{F704}": .keyboardF1, "\u{F705}": .keyboardF2, "\u{F706}": .keyboardF3, "\u{F707}": .keyboardF4,
        "\u{F708}": .keyboardF5, "\u{F709}": .keyboardF6, "\u{F70A}": .keyboardF7, "\u{F70B}": .keyboardF8,
        "\u{F70C}": .keyboardF9, "\u{F70D}": .keyboardF10, "\u{F70E}": .keyboardF11, "\u{F70F}": .keyboardF12,
    ]
}
