internal import HostInterface

/// Text of the same length, in which each letter is another letter of the same kind and each digit is 0. Blanks, line
/// ends and punctuation stay, so that the text takes about the room of the original.
enum ReplacedText {
    static func replacing(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(replacement(of: scalar)) }
        return String(result)
    }

    private static func replacement(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.properties.generalCategory {
        case .lowercaseLetter: cased(scalar).lower
        case .uppercaseLetter, .titlecaseLetter: cased(scalar).upper
        case .otherLetter, .modifierLetter: uncased(scalar)
        case .decimalNumber, .letterNumber, .otherNumber: "0"
        case .nonspacingMark, .spacingMark, .enclosingMark: "\u{301}"
        case .otherSymbol, .modifierSymbol: "\u{25CF}"
        case .privateUse, .unassigned: "x"
        default: scalar
        }
    }

    private static func cased(_ scalar: Unicode.Scalar) -> (lower: Unicode.Scalar, upper: Unicode.Scalar) {
        switch scalar.value {
        case 0x370..<0x400, 0x1F00..<0x2000: ("λ", "Λ")
        case 0x400..<0x530: ("ж", "Ж")
        default: ("x", "X")
        }
    }

    /// Letters of scripts without capitals; those of other scripts than these become x.
    private static func uncased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x590..<0x600: "א"
        case 0x600..<0x780, 0x8A0..<0x900: "ب"
        case 0x900..<0xE00: "क"
        case 0xE00..<0xE80: "ก"
        case 0x3040..<0x30A0: "あ"
        case 0x30A0..<0x3100: "ア"
        case 0xAC00..<0xD7B0: "가"
        case 0x3400..<0xA000, 0xF900..<0xFB00, 0x20000..<0x40000: "字"
        default: "x"
        }
    }
}

extension KeyEvent {
    /// The USB HID usages of X and 0, which stand for all keys that type letters and digits.
    private static let replacingUsages = (letter: 0x1B, digit: 0x27)

    /// The same key if it types neither letter nor digit, or one that types the replacement.
    var replaced: KeyEvent {
        var key = self
        key.characters = ReplacedText.replacing(characters)
        key.charactersIgnoringModifiers = ReplacedText.replacing(charactersIgnoringModifiers)
        guard key.characters != characters || key.charactersIgnoringModifiers != charactersIgnoringModifiers else {
            return self
        }
        let types = key.charactersIgnoringModifiers.isEmpty ? key.characters : key.charactersIgnoringModifiers
        key.usage = types == "0" ? Self.replacingUsages.digit : Self.replacingUsages.letter
        return key
    }
}
