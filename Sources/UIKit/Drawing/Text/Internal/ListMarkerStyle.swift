/// The kinds of markers that the format of a text list can name.
enum ListMarkerStyle: String {
    case box, check, circle, diamond, disc, hyphen, square, octal, decimal
    case lowercaseHexadecimal = "lower-hexadecimal"
    case uppercaseHexadecimal = "upper-hexadecimal"
    case lowercaseAlpha = "lower-alpha"
    case uppercaseAlpha = "upper-alpha"
    case lowercaseLatin = "lower-latin"
    case uppercaseLatin = "upper-latin"
    case lowercaseRoman = "lower-roman"
    case uppercaseRoman = "upper-roman"

    var isOrdered: Bool {
        switch self {
        case .box, .check, .circle, .diamond, .disc, .hyphen, .square: false
        default: true
        }
    }

    /// Returns the marker of an item.
    func text(_ number: Int) -> String {
        switch self {
        case .box: "\u{25A1}"
        case .check: "\u{2713}"
        case .circle: "\u{25E6}"
        case .diamond: "\u{25C6}"
        case .disc: "\u{2022}"
        case .hyphen: "\u{2043}"
        case .square: "\u{25AA}"
        case .octal: String(number, radix: 8)
        case .decimal: String(number)
        case .lowercaseHexadecimal: String(number, radix: 16)
        case .uppercaseHexadecimal: String(number, radix: 16, uppercase: true)
        case .lowercaseAlpha, .lowercaseLatin: Self.letters(number)
        case .uppercaseAlpha, .uppercaseLatin: Self.letters(number).uppercased()
        case .lowercaseRoman: Self.roman(number)
        case .uppercaseRoman: Self.roman(number).uppercased()
        }
    }

    /// Returns "a" to "z", then "aa", "ab" and so on.
    private static func letters(_ number: Int) -> String {
        var rest = number
        var result = ""
        while rest > 0 {
            rest -= 1
            result = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(rest % 26))) + result
            rest /= 26
        }
        return result
    }

    private static func roman(_ number: Int) -> String {
        guard number < 4000 else { return String(number) }
        let values = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"),
            (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        ]
        var rest = number
        var result = ""
        for (value, letters) in values {
            while rest >= value {
                result += letters
                rest -= value
            }
        }
        return result
    }
}
