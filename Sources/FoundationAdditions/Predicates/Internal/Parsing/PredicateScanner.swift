import Foundation

/// Splits a predicate format into tokens, and replaces `%@` and its like by the arguments.
struct PredicateScanner {
    private let characters: [Character]
    private var position = 0
    private var arguments: ArraySlice<Any>
    private var tokens: [PredicateToken] = []

    static func tokens(_ format: String, _ arguments: [Any]) throws -> [PredicateToken] {
        var scanner = PredicateScanner(characters: Array(format), arguments: arguments[...])
        while let token = try scanner.next() { scanner.tokens.append(token) }
        return scanner.tokens
    }

    private init(characters: [Character], arguments: ArraySlice<Any>) {
        self.characters = characters
        self.arguments = arguments
    }

    private func peek(_ offset: Int = 0) -> Character? {
        position + offset < characters.count ? characters[position + offset] : nil
    }

    private mutating func take(while condition: (Character) -> Bool) -> String {
        let start = position
        while let character = peek(), condition(character) { position += 1 }
        return String(characters[start..<position])
    }

    private mutating func next() throws -> PredicateToken? {
        _ = take { $0.isWhitespace }
        guard let character = peek() else { return nil }
        switch character {
        case "\"", "'": return .text(try quoted(character))
        case "%": return try argument()
        case "$", "#", "@":
            position += 1
            let name = take(while: isPartOfWord)
            guard !name.isEmpty else { throw PredicateSyntaxError(reason: "a name is missing after \(character)") }
            switch character {
            case "$": return .variable(name)
            case "#": return .word(name, isKey: true)
            default: return .word("@\(name)", isKey: true)
            }
        case _ where character.isNumber: return .number(try number())
        case _ where isPartOfWord(character): return .word(take(while: isPartOfWord))
        default: return try symbol()
        }
    }

    private func isPartOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    // MARK: Literals

    private mutating func quoted(_ quote: Character) throws -> String {
        var text = ""
        position += 1
        while let character = peek() {
            position += 1
            if character == quote { return text }
            guard character == "\\", let escaped = peek() else {
                text.append(character)
                continue
            }
            position += 1
            switch escaped {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "r": text.append("\r")
            case "u":
                let digits = String(characters[position...].prefix(4))
                guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
                    throw PredicateSyntaxError(reason: "\\u needs four hexadecimal digits")
                }
                text.unicodeScalars.append(scalar)
                position += 4
            default: text.append(escaped)
            }
        }
        throw PredicateSyntaxError(reason: "a string does not end")
    }

    private mutating func number() throws -> NSNumber {
        if peek() == "0", peek(1) == "x" || peek(1) == "X" {
            position += 2
            let digits = take { $0.isHexDigit }
            guard let value = Int64(digits, radix: 16) else { throw PredicateSyntaxError(reason: "0x\(digits)") }
            return NSNumber(value: value)
        }
        var text = take { $0.isNumber }
        if peek() == ".", peek(1)?.isNumber == true {
            position += 1
            text += "." + take { $0.isNumber }
        }
        let exponentSign = peek(1) == "-" || peek(1) == "+" ? 1 : 0
        if peek() == "e" || peek() == "E", peek(1 + exponentSign)?.isNumber == true {
            text += "e" + (exponentSign == 1 ? String(characters[position + 1]) : "")
            position += 1 + exponentSign
            text += take { $0.isNumber }
        }
        if let integer = Int64(text) { return NSNumber(value: integer) }
        guard let value = Double(text) else { throw PredicateSyntaxError(reason: "\(text) is no number") }
        return NSNumber(value: value)
    }

    private static let symbols = [
        "&&", "||", "==", "!=", "<=", ">=", "=<", "=>", "<>", "<<", ">>", "**", "(", ")", "{", "}", "[", "]", ",", ".",
        "=", "<", ">", "!", "+", "-", "*", "/", "&", "|", "^", "~",
    ]

    private mutating func symbol() throws -> PredicateToken {
        let ahead = String(characters[position...].prefix(2))
        guard let symbol = PredicateScanner.symbols.first(where: ahead.hasPrefix) else {
            throw PredicateSyntaxError(reason: "\(ahead) is not expected")
        }
        position += symbol.count
        return .symbol(symbol)
    }

    // MARK: Arguments

    private mutating func argument() throws -> PredicateToken {
        position += 1
        let modifiers = take { "0123456789.-+hlqjztL".contains($0) }
        guard let conversion = peek() else { throw PredicateSyntaxError(reason: "a % is at the end") }
        position += 1
        guard "@KdDiuUxXoOfFeEgGaAcCsS".contains(conversion) else {
            throw PredicateSyntaxError(reason: "%\(modifiers)\(conversion) is not known")
        }
        guard let value = arguments.popFirst() else {
            throw PredicateSyntaxError(reason: "there are fewer arguments than the format has")
        }
        switch conversion {
        case "@": return .argument(value)
        case "K":
            guard let path = PredicateValue.string(value) else {
                throw PredicateSyntaxError(reason: "the argument of %K is no string: \(value)")
            }
            return .keyPath(path)
        default: return .argument(PredicateValue.number(value) ?? value)
        }
    }
}
