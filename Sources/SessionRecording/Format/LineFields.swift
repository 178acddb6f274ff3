/// The parts of a line: words and quoted texts in their order, then named values, `name=value` or `name="text"`.
///
/// Each part is read once; ``finish()`` fails if one is left, so that nothing in a file is overlooked.
struct LineFields {
    private enum Field {
        case word(String)
        case text(String)
        case named(String, Value)
    }

    private enum Value {
        case word(String)
        case text(String)
    }

    private var fields: [Field] = []

    init(_ line: Substring) throws(LineError) {
        var rest = line.unicodeScalars
        while true {
            rest = rest.drop { $0 == " " }
            guard let first = rest.first else { return }
            if first == "\"" {
                rest.removeFirst()
                fields.append(.text(try QuotedText.read(&rest)))
            } else {
                let end = rest.firstIndex { $0 == " " || $0 == "=" } ?? rest.endIndex
                let word = String(rest[..<end])
                rest = rest[end...]
                guard rest.first == "=" else {
                    fields.append(.word(word))
                    continue
                }
                rest.removeFirst()
                fields.append(.named(word, try Self.value(&rest)))
            }
            guard rest.first ?? " " == " " else { throw LineError("a blank is missing behind a text") }
        }
    }

    private static func value(_ rest: inout Substring.UnicodeScalarView) throws(LineError) -> Value {
        if rest.first == "\"" {
            rest.removeFirst()
            return .text(try QuotedText.read(&rest))
        }
        let end = rest.firstIndex(of: " ") ?? rest.endIndex
        defer { rest = rest[end...] }
        return .word(String(rest[..<end]))
    }

    // MARK: Parts in their order

    var isEmpty: Bool { fields.isEmpty }

    mutating func word(_ what: String) throws(LineError) -> String {
        guard case .word(let word)? = fields.first else { throw LineError("\(what) is missing") }
        fields.removeFirst()
        return word
    }

    mutating func text(_ what: String) throws(LineError) -> String {
        guard case .text(let text)? = fields.first else {
            throw LineError("\(what) is missing, in quotation marks")
        }
        fields.removeFirst()
        return text
    }

    mutating func count(_ what: String) throws(LineError) -> Int {
        try Self.count(word(what), what)
    }

    mutating func number(_ what: String) throws(LineError) -> Double {
        try Self.number(word(what), what)
    }

    /// Reads a word that is one of several.
    mutating func choice<Choice>(_ what: String, _ choices: [(String, Choice)]) throws(LineError) -> Choice {
        let word = try word(what)
        guard let choice = choices.first(where: { $0.0 == word }) else {
            throw LineError("\(word) is no \(what), which are \(choices.map(\.0).joined(separator: ", "))")
        }
        return choice.1
    }

    mutating func flag(_ what: String) throws(LineError) -> Bool {
        try choice(what, [("yes", true), ("no", false)])
    }

    /// Reads two numbers with a separator between them, such as `195.5,300`.
    mutating func pair(_ what: String, _ separator: Character) throws(LineError) -> (Double, Double) {
        let parts = try word(what).split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw LineError("\(what) is two numbers with \(separator) between them") }
        return (try Self.number(String(parts[0]), what), try Self.number(String(parts[1]), what))
    }

    /// Reads the word if it comes next.
    mutating func has(_ word: String) -> Bool {
        guard case .word(word)? = fields.first else { return false }
        fields.removeFirst()
        return true
    }

    // MARK: Named values

    mutating func option(_ name: String) throws(LineError) -> String? {
        guard let index = index(of: name) else { return nil }
        guard case .named(_, .word(let value)) = fields.remove(at: index) else {
            throw LineError("the value of \(name) is no text in quotation marks")
        }
        return value
    }

    mutating func textOption(_ name: String) throws(LineError) -> String? {
        guard let index = index(of: name) else { return nil }
        guard case .named(_, .text(let value)) = fields.remove(at: index) else {
            throw LineError("the value of \(name) is a text in quotation marks")
        }
        return value
    }

    /// Reads all texts of this name.
    mutating func texts(_ name: String) throws(LineError) -> [String] {
        var texts: [String] = []
        while let text = try textOption(name) { texts.append(text) }
        return texts
    }

    mutating func countOption(_ name: String) throws(LineError) -> Int? {
        guard let word = try option(name) else { return nil }
        return try Self.count(word, name)
    }

    mutating func numberOption(_ name: String) throws(LineError) -> Double? {
        guard let word = try option(name) else { return nil }
        return try Self.number(word, name)
    }

    private func index(of name: String) -> Int? {
        fields.firstIndex {
            guard case .named(name, _) = $0 else { return false }
            return true
        }
    }

    func finish() throws(LineError) {
        switch fields.first {
        case nil: return
        case .word(let word): throw LineError("\(word) is not known here")
        case .text(let text): throw LineError("the text \(QuotedText.quoted(text)) is not known here")
        case .named(let name, _): throw LineError("\(name)= is not known here")
        }
    }

    // MARK: Numbers

    private static func count(_ word: String, _ what: String) throws(LineError) -> Int {
        guard let count = Int(word) else { throw LineError("\(word) is no whole number, as \(what) is") }
        return count
    }

    private static func number(_ word: String, _ what: String) throws(LineError) -> Double {
        guard let number = Double(word), number.isFinite, word.utf8.allSatisfy(isPartOfNumber) else {
            throw LineError("\(word) is no number, as \(what) is")
        }
        return number
    }

    /// Names of numbers and hexadecimal digits are not accepted, though `Double` reads them.
    private static func isPartOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "e"):
            true
        default: false
        }
    }
}

extension Double {
    /// The shortest text that gives the number back, without a decimal point for whole numbers.
    var field: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
