import UpdateModels

@testable import UIKit

/// What a random user does with a text.
enum TypingStep: Hashable {
    case type(Int)
    case key(UIKeyboardHIDUsage, UInt8)
    case select(Int, Int)
    case compose(Int, selected: Int)
    case undo, redo
    case cut, copy, paste
    case set(Int)
    case endEditing
    /// Lets the client refuse the next change, or set another text when it is asked.
    case refuse, interfere(Int)

    /// What is typed: halves of characters, characters of many scalars, and plain text of both directions.
    static let pieces = [
        "a", "b", " ", "é", "e", "\u{301}", "\u{308}", "🇩", "🇪", "🇩🇪", "👍", "\u{1F3FD}", "👩", "\u{200D}", "👩‍👩‍👧", "😀",
        "क", "\u{94D}", "ष", "ि", "ᄀ", "ᅡ", "ᆨ", "한", "ש", "ל", "ا", "ب", "(", "1", ".", "\u{FE0F}", "#", "\u{20E3}",
        "\u{AD}", "\u{200B}", "\u{202E}", "\u{FFFC}", "\u{FFFD}", "中", "ไ", "ำ", "𝒳", "word ", "two words", "",
        "\u{E0067}", "🏴", "\u{1F}", "\u{2028}", "\u{85}", "\t", "\r", "\n", "\r\n",
    ]

    private static let keys: [UIKeyboardHIDUsage] = [
        .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardHome, .keyboardEnd,
        .keyboardDeleteOrBackspace, .keyboardDeleteForward, .keyboardLeftArrow, .keyboardRightArrow,
        .keyboardDeleteOrBackspace, .keyboardDeleteForward, .keyboardReturnOrEnter,
    ]

    static let modifiers: [UIKeyModifierFlags] = [[], .shift, .control, [.shift, .control], .alternate, .command]

    static func random(using generator: inout SeededGenerator) -> TypingStep {
        func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
        switch roll(40) {
        case 0..<16: return .type(roll(pieces.count))
        case 16..<27: return .key(keys[roll(keys.count)], UInt8(roll(2) == 0 ? 0 : roll(modifiers.count)))
        case 27..<30: return .select(roll(30), roll(6))
        case 30..<32: return .compose(roll(pieces.count), selected: roll(3))
        case 32, 33: return .undo
        case 34: return .redo
        case 35: return [.cut, .copy, .paste][roll(3)]
        case 36: return roll(3) == 0 ? .set(roll(pieces.count)) : .paste
        case 37: return roll(3) == 0 ? .endEditing : .undo
        case 38: return .refuse
        default: return roll(3) == 0 ? .interfere(roll(pieces.count)) : .redo
        }
    }
}
