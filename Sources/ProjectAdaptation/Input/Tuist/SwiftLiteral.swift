import Foundation

/// Reads literals of Swift as values of a property list: dictionaries, arrays, texts, numbers and truth values, also as
/// arguments of cases such as `.string("a")`.
struct SwiftLiteral {
    private static let greatestDepth = 50

    private let characters: [Character]
    private var position = 0
    private var depth = 0

    /// Returns the dictionary that a text begins with; nil if one of its values is not literal.
    static func dictionary(_ text: String) -> [String: Any]? {
        var reader = SwiftLiteral(characters: Array(text))
        return reader.value() as? [String: Any]
    }

    private init(characters: [Character]) { self.characters = characters }

    private var next: Character? { position < characters.count ? characters[position] : nil }

    private mutating func skipSpace() { while next?.isWhitespace == true { position += 1 } }

    private mutating func take(_ character: Character) -> Bool {
        skipSpace()
        guard next == character else { return false }
        position += 1
        return true
    }

    private mutating func word() -> String {
        let start = position
        while let character = next, character.isLetter || character.isNumber || "_.-".contains(character) {
            position += 1
        }
        return String(characters[start..<position])
    }

    private mutating func value() -> Any? {
        skipSpace()
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.greatestDepth, let first = next else { return nil }
        if first == "\"" { return text() }
        if first == "[" { return collection() }
        let word = word()
        if first == "." {
            // A case with its value, or one that is its own value.
            guard take("(") else { return ["true": true, "false": false][word.drop { $0 == "." }] }
            let value = value()
            return take(")") ? value : nil
        }
        if let truth = ["true": true, "false": false][word] { return truth }
        return Int(word) ?? Double(word)
    }

    private mutating func text() -> String? {
        position += 1
        var text = ""
        while let character = next {
            position += 1
            if character == "\"" { return text }
            guard character == "\\" else {
                text.append(character)
                continue
            }
            // What is put into a text is not literal.
            guard let escaped = next, escaped != "(" else { return nil }
            position += 1
            text.append(["n": "\n", "t": "\t"][escaped] ?? escaped)
        }
        return nil
    }

    private mutating func collection() -> Any? {
        position += 1
        var values: [String: Any] = [:]
        var elements: [Any] = []
        if take(":") { return take("]") ? values : nil }
        while !take("]") {
            guard let value = value() else { return nil }
            if take(":") {
                guard let key = value as? String, let own = self.value() else { return nil }
                values[key] = own
            } else {
                elements.append(value)
            }
            guard take(",") || next == "]" else { return nil }
        }
        return values.isEmpty ? elements : values
    }
}
