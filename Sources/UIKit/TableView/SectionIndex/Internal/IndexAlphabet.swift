import Foundation

/// The letters under which a language sorts names.
struct IndexAlphabet {
    let letters: [String]
    private let locale: Locale

    init(locale: Locale) {
        self.locale = locale
        let latin = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
        letters =
            switch locale.language.languageCode?.identifier {
            case "sv", "fi": latin + ["Å", "Ä", "Ö"]
            case "da", "nb", "nn", "no": latin + ["Æ", "Ø", "Å"]
            case "es": latin.flatMap { $0 == "N" ? ["N", "Ñ"] : [$0] }
            case "ru": Self.characters("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ") + latin
            case "uk": Self.characters("АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ") + latin
            case "el": Self.characters("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ") + latin
            default: latin
            }
    }

    private static func characters(_ text: String) -> [String] { text.map(String.init) }

    /// The order of the language; differences of case count last.
    func compare(_ first: String, _ second: String) -> ComparisonResult {
        first.compare(second, options: [], range: nil, locale: locale)
    }

    /// Returns the number of the letter, or the number behind the last one.
    func section(of string: String) -> Int {
        guard let first = string.first(where: { !$0.isWhitespace }), first.isLetter, Self.script(of: first) != nil
        else { return letters.count }
        let start = String(first)
        var found: Int?
        // The letters of one script are in the order of the language, those of different scripts need not be.
        for (index, letter) in letters.enumerated() where Self.script(of: Character(letter)) == Self.script(of: first) {
            guard letter.compare(start, options: .caseInsensitive, range: nil, locale: locale) != .orderedDescending
            else { break }
            found = index
        }
        return found ?? letters.count
    }

    private enum Script {
        case latin, greek, cyrillic
    }

    /// Nil for other scripts.
    private static func script(of character: Character) -> Script? {
        switch character.unicodeScalars.first?.value ?? 0 {
        case 0x41...0x24F, 0x1E00...0x1EFF, 0xFF21...0xFF5A: .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
        case 0x400...0x52F: .cyrillic
        default: nil
        }
    }
}
