/// Reads YAML as people write configurations in it: block and flow collections, scalars of every style, comments, anchors
/// with aliases and merge keys. Of several documents the first one is read. Tags are ignored, and keys are texts.
struct YAMLParser {
    private static let greatestDepth = 100

    struct Line {
        let number: Int
        var indent: Int
        var text: Substring
    }

    private var lines: [Line]
    private var position = 0
    private var depth = 0
    private var anchors: [String: YAMLValue] = [:]

    static func parse(_ text: String) throws(YAMLError) -> YAMLValue {
        var parser = try YAMLParser(text)
        let value = try parser.block(from: 0)
        if let line = parser.next { throw parser.error("the indentation fits no line above", line) }
        return value
    }

    private init(_ text: String) throws(YAMLError) {
        lines = []
        let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if line.hasPrefix("---") {
                if lines.contains(where: { !Self.isBlank($0) }) { break }
                lines = []
                continue
            }
            if line.hasPrefix("...") { break }
            if line.hasPrefix("%") { continue }
            let indent = line.prefix { $0 == " " }.count
            let content = line.dropFirst(indent)
            if content.first == "\t", content.contains(where: { !$0.isWhitespace && $0 != "#" }) {
                throw YAMLError(line: index + 1, message: "a tab indents the line; YAML wants spaces")
            }
            lines.append(Line(number: index + 1, indent: indent, text: content))
        }
    }

    private static func isBlank(_ line: Line) -> Bool {
        line.text.allSatisfy(\.isWhitespace) || line.text.hasPrefix("#")
    }

    /// The next line that is neither empty nor a comment.
    private var next: Line? {
        mutating get {
            while position < lines.count, Self.isBlank(lines[position]) { position += 1 }
            return position < lines.count ? lines[position] : nil
        }
    }

    private func error(_ message: String, _ line: Line) -> YAMLError { YAMLError(line: line.number, message: message) }

    /// Reads the value in the lines from the next one on that are indented by at least `indent`.
    private mutating func block(from indent: Int) throws(YAMLError) -> YAMLValue {
        guard let line = next, line.indent >= indent else { return .null }
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.greatestDepth else { throw error("values are nested too deeply", line) }
        if Self.isItem(line.text) { return try sequence(at: line.indent) }
        if try key(of: line) != nil { return try mapping(at: line.indent) }
        position += 1
        return try value(line.text, of: line, below: indent - 1)
    }

    private static func isItem(_ text: Substring) -> Bool {
        text == "-" || text.hasPrefix("- ") || text.hasPrefix("-\t")
    }

    private mutating func sequence(at indent: Int) throws(YAMLError) -> YAMLValue {
        var values: [YAMLValue] = []
        while let line = next, line.indent == indent, Self.isItem(line.text) {
            let rest = line.text.dropFirst().drop { $0 == " " || $0 == "\t" }
            if rest.isEmpty || rest.hasPrefix("#") {
                position += 1
            } else {
                // The item is a value of its own, in the column where it begins.
                lines[position].indent += line.text.count - rest.count
                lines[position].text = rest
            }
            values.append(try block(from: indent + 1))
        }
        return .sequence(values)
    }

    private mutating func mapping(at indent: Int) throws(YAMLError) -> YAMLValue {
        var mapping = YAMLMapping()
        var merged: [YAMLValue] = []
        while let line = next, line.indent == indent, !Self.isItem(line.text) {
            guard let (key, rest) = try key(of: line) else { throw error("':' is expected after a key", line) }
            position += 1
            let value = try value(rest, of: line, below: indent)
            if key == "<<" { merged += value.elements } else { mapping[key] = value }
        }
        if let line = next, line.indent > indent { throw error("the indentation fits no line above", line) }
        for case .mapping(let other) in merged {
            for key in other.keys where mapping[key] == nil { mapping[key] = other[key] }
        }
        return .mapping(mapping)
    }

    /// Returns the key with which a line begins, and what follows the colon; nil if it begins with no key.
    private func key(of line: Line) throws(YAMLError) -> (String, Substring)? {
        if let quote = line.text.first, quote == "\"" || quote == "'" {
            var scanner = YAMLFlowScanner(line.text, line: line.number)
            guard let key = try? scanner.quoted(), scanner.rest.hasPrefix(":") else { return nil }
            return (key, scanner.rest.dropFirst())
        }
        guard let first = line.text.first, !"[{|>*".contains(first) || line.text.hasPrefix("*:") else { return nil }
        var index = line.text.startIndex
        while let colon = line.text[index...].firstIndex(of: ":") {
            let after = line.text.index(after: colon)
            let key = line.text[..<colon]
            if key.contains(" #") { return nil }
            if after == line.text.endIndex || line.text[after].isWhitespace {
                return (key.trimmed, line.text[after...])
            }
            index = after
        }
        return nil
    }

    /// Reads a value that begins in a line.
    ///
    /// - Parameters:
    ///   - text: the rest of the line.
    ///   - indent: the indentation of the key, below which the following lines of the value are.
    private mutating func value(
        _ text: Substring, of line: Line, below indent: Int
    ) throws(YAMLError) -> YAMLValue {
        let text = text.drop(while: \.isWhitespace)
        switch text.first {
        case nil, "#":
            // The items of a key may begin in its column.
            if let next, next.indent == indent, Self.isItem(next.text) { return try sequence(at: indent) }
            return try block(from: indent + 1)
        case "&":
            let name = text.dropFirst().prefix { !$0.isWhitespace }
            let value = try value(text.dropFirst(name.count + 1), of: line, below: indent)
            anchors[String(name)] = value
            return value
        case "!":
            return try value(text.drop { !$0.isWhitespace }, of: line, below: indent)
        case "*":
            let name = text.dropFirst().prefix { !$0.isWhitespace }
            guard let value = anchors[String(name)] else { throw error("there is no anchor &\(name) above", line) }
            return value
        case "|", ">": return .scalar(blockScalar(text, below: indent), isPlain: false)
        case "[", "{", "\"", "'":
            var scanner = YAMLFlowScanner(text, line: line.number, anchors: anchors)
            while true {
                do { return try scanner.wholeValue() } catch {
                    guard error.isEnd, position < lines.count else { throw error.error }
                    scanner.add(lines[position].text)
                    position += 1
                }
            }
        default: return plain(text, below: indent)
        }
    }

    /// Reads a scalar without quotation marks, which may go on in lines that are indented more than its key.
    private mutating func plain(_ text: Substring, below indent: Int) -> YAMLValue {
        var words = [text.withoutComment]
        while let line = next, line.indent > indent {
            words.append(line.text.withoutComment)
            position += 1
        }
        let whole = words.joined(separator: " ")
        return ["~", "null", "Null", "NULL"].contains(whole) ? .null : .scalar(whole, isPlain: true)
    }

    /// Reads the lines of a scalar that begins with `|` or `>`.
    private mutating func blockScalar(_ header: Substring, below indent: Int) -> String {
        let signs = header.prefix { !$0.isWhitespace }
        let given = signs.compactMap(\.wholeNumberValue).first.map { max(indent, 0) + $0 }
        var own: [Line] = []
        while position < lines.count {
            let line = lines[position]
            let isEmpty = line.text.allSatisfy(\.isWhitespace)
            guard isEmpty || line.indent > indent else { break }
            own.append(line)
            position += 1
        }
        let margin = given ?? own.first { !$0.text.allSatisfy(\.isWhitespace) }?.indent ?? 0
        let texts = own.map { line in String(repeating: " ", count: max(0, line.indent - margin)) + line.text }
        var text = texts.joined(separator: "\n")
        while text.last?.isNewline == true { text.removeLast() }
        if header.hasPrefix(">") {
            text = text.split(separator: "\n\n").map { $0.replacing("\n", with: " ") }.joined(separator: "\n")
        }
        return signs.contains("-") || text.isEmpty ? text : text + "\n"
    }
}

extension Substring {
    fileprivate var trimmed: String {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    /// The text before a comment, without spaces at its ends.
    fileprivate var withoutComment: String {
        if hasPrefix("#") { return "" }
        return (firstRange(of: " #").map { self[..<$0.lowerBound] } ?? self).trimmed
    }
}
