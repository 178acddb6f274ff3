/// Reads the characters of a format string from left to right.
struct LayoutFormatScanner {
    let format: String
    private let characters: [Character]
    private(set) var column = 0

    init(_ format: String) {
        self.format = format
        characters = Array(format)
    }

    var isAtEnd: Bool { column == characters.count }
    /// nil at the end.
    var next: Character? { isAtEnd ? nil : characters[column] }

    /// Reads a character if it is the next one.
    mutating func read(_ character: Character) -> Bool {
        guard next == character else { return false }
        column += 1
        return true
    }

    /// Reads a name: a letter or underscore, then letters, digits and underscores.
    mutating func readName() -> String? {
        guard let first = next, Self.isLetter(first) else { return nil }
        return read(while: { Self.isLetter($0) || Self.isDigit($0) })
    }

    /// Reads a number as C's strtod would, but for the words that it knows.
    mutating func readNumber(allowsSign: Bool) -> Double? {
        let start = column
        if allowsSign, next == "-" || next == "+" { column += 1 }
        let prefix = String(characters[start..<column])
        let value = readHexadecimal(prefix) ?? readDecimal(prefix)
        if value == nil { column = start }
        return value
    }

    func error(_ sentence: String) -> LayoutFormatError {
        LayoutFormatError(sentence: sentence, column: column, format: format)
    }

    // MARK: Parts of numbers

    private mutating func readHexadecimal(_ prefix: String) -> Double? {
        let start = column
        guard read("0"), read("x") || read("X") else {
            column = start
            return nil
        }
        let digits = read(while: { $0.isASCII && $0.isHexDigit })
        guard let value = Double("\(prefix)0x\(digits)") else {
            column = start
            return nil
        }
        return value
    }

    private mutating func readDecimal(_ prefix: String) -> Double? {
        let start = column
        var digits = read(while: Self.isDigit)
        if read(".") { digits += "." + read(while: Self.isDigit) }
        guard digits.contains(where: Self.isDigit) else {
            column = start
            return nil
        }
        if digits.hasPrefix(".") { digits = "0" + digits }
        if digits.hasSuffix(".") { digits += "0" }
        return Double(prefix + digits + readExponent())
    }

    private mutating func readExponent() -> String {
        let start = column
        guard read("e") || read("E") else { return "" }
        let sign = read("-") ? "-" : read("+") ? "+" : ""
        let digits = read(while: Self.isDigit)
        guard !digits.isEmpty else {
            column = start
            return ""
        }
        return "e" + sign + digits
    }

    private mutating func read(while isPart: (Character) -> Bool) -> String {
        let start = column
        while let character = next, isPart(character) { column += 1 }
        return String(characters[start..<column])
    }

    private static func isLetter(_ character: Character) -> Bool {
        character == "_" || character.isASCII && character.isLetter
    }

    private static func isDigit(_ character: Character) -> Bool {
        character >= "0" && character <= "9" && character.isASCII
    }
}
