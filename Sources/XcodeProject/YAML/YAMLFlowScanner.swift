/// Reads values between brackets and in quotation marks, which may go over several lines.
struct YAMLFlowScanner {
    /// Why a value cannot be read.
    struct Failure: Error {
        let error: YAMLError
        /// Whether the text ends too early, so that the next line may help.
        let isEnd: Bool
    }

    private static let greatestDepth = 100

    private var text: [Character]
    private var position = 0
    private var depth = 0
    private let line: Int
    private let anchors: [String: YAMLValue]

    init(_ text: Substring, line: Int, anchors: [String: YAMLValue] = [:]) {
        (self.text, self.line, self.anchors) = (Array(text), line, anchors)
    }

    /// What has not been read yet.
    var rest: Substring { Substring(String(text[position...])) }

    mutating func add(_ line: Substring) { text += [" "] + Array(line.drop(while: \.isWhitespace)) }

    /// Reads one value, after which only a comment may be.
    mutating func wholeValue() throws(Failure) -> YAMLValue {
        (position, depth) = (0, 0)
        let value = try value()
        skipSpace()
        guard position == text.count || text[position] == "#" else { throw failure("there is text after the value") }
        return value
    }

    private func failure(_ message: String) -> Failure {
        Failure(error: YAMLError(line: line, message: message), isEnd: false)
    }

    private func end(_ message: String) -> Failure {
        Failure(error: YAMLError(line: line, message: message), isEnd: true)
    }

    private var next: Character? { position < text.count ? text[position] : nil }

    private mutating func skipSpace() { while next?.isWhitespace == true { position += 1 } }

    private mutating func value() throws(Failure) -> YAMLValue {
        skipSpace()
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.greatestDepth else { throw failure("values are nested too deeply") }
        switch next {
        case "[": return try sequence()
        case "{": return try mapping()
        case "\"", "'": return .scalar(try quoted(), isPlain: false)
        default: return plain()
        }
    }

    private mutating func sequence() throws(Failure) -> YAMLValue {
        position += 1
        var values: [YAMLValue] = []
        while true {
            skipSpace()
            guard let next else { throw end("a bracket [ has no counterpart") }
            if next == "]" {
                position += 1
                return .sequence(values)
            }
            let value = try value()
            skipSpace()
            if self.next == ":" {
                position += 1
                var pair = YAMLMapping()
                pair[value.string ?? ""] = try self.value()
                values.append(.mapping(pair))
            } else {
                values.append(value)
            }
            try separator(before: "]")
        }
    }

    private mutating func mapping() throws(Failure) -> YAMLValue {
        position += 1
        var mapping = YAMLMapping()
        while true {
            skipSpace()
            guard let next else { throw end("a brace { has no counterpart") }
            if next == "}" {
                position += 1
                return .mapping(mapping)
            }
            let key = try value().string ?? ""
            skipSpace()
            if self.next == ":" {
                position += 1
                mapping[key] = try value()
            } else {
                mapping[key] = .null
            }
            try separator(before: "}")
        }
    }

    private mutating func separator(before closing: Character) throws(Failure) {
        skipSpace()
        guard let next else { throw end("'\(closing)' is missing") }
        if next == "," { position += 1 } else if next != closing { throw failure("',' or '\(closing)' is expected") }
    }

    private mutating func plain() -> YAMLValue {
        let start = position
        while let character = next, !",[]{}".contains(character) {
            let isLast = position + 1 == text.count
            if character == ":", isLast || text[position + 1].isWhitespace || ",]}".contains(text[position + 1]) {
                break
            }
            position += 1
        }
        var word = text[start..<position]
        while word.last?.isWhitespace == true { word.removeLast() }
        let text = String(word)
        if text.hasPrefix("*"), let value = anchors[String(text.dropFirst())] { return value }
        return ["", "~", "null"].contains(text) ? .null : .scalar(text, isPlain: true)
    }

    /// Reads a text in quotation marks.
    mutating func quoted() throws(Failure) -> String {
        let quote = text[position]
        position += 1
        var result = ""
        while let character = next {
            position += 1
            if character == quote {
                // Two apostrophes are one in a text between apostrophes.
                guard quote == "'", next == "'" else { return result }
                position += 1
                result.append("'")
            } else if character == "\\", quote == "\"" {
                result += escaped()
            } else {
                result.append(character)
            }
        }
        throw end("a quoted text has no end")
    }

    private mutating func escaped() -> String {
        guard let character = next else { return "" }
        position += 1
        switch character {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "0": return "\0"
        case "x": return scalar(digits: 2)
        case "u": return scalar(digits: 4)
        case "U": return scalar(digits: 8)
        default: return String(character)
        }
    }

    private mutating func scalar(digits: Int) -> String {
        let end = min(position + digits, text.count)
        let code = UInt32(String(text[position..<end]), radix: 16).flatMap(UnicodeScalar.init)
        position = end
        return code.map { String($0) } ?? ""
    }
}
