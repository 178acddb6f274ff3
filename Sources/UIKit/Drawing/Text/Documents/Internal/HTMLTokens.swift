/// Splits the text of an HTML document into tags and texts, in the lenient way of browsers: what is not a tag is text.
struct HTMLTokens: Sequence, IteratorProtocol {
    enum Token {
        case start(name: String, attributes: [String: String])
        case end(name: String)
        /// The text has no references any more.
        case text(String)
        /// The content of an element whose content has no tags.
        case raw(name: String, String)
    }

    private let scalars: [Unicode.Scalar]
    private var position = 0
    /// The element whose content comes next and has no tags.
    private var rawElement: String?

    init(_ html: String) {
        scalars = Array(html.unicodeScalars)
    }

    mutating func next() -> Token? {
        if let name = rawElement {
            rawElement = nil
            return .raw(name: name, rawContent(of: name))
        }
        while position < scalars.count {
            if scalars[position] == "<", startsMarkup {
                if let token = markup() { return token }
            } else {
                return .text(HTMLEntities.replaced(text()))
            }
        }
        return nil
    }

    private var startsMarkup: Bool {
        guard position + 1 < scalars.count else { return false }
        let next = scalars[position + 1]
        return next == "!" || next == "?" || next == "/" || next.properties.isAlphabetic
    }

    private mutating func text() -> String {
        let start = position
        position += 1
        while position < scalars.count, scalars[position] != "<" || !startsMarkup { position += 1 }
        return string(start..<position)
    }

    /// Returns nil for a comment, a document type and other declarations.
    private mutating func markup() -> Token? {
        if starts(with: "<!--") {
            position += 4
            while position < scalars.count, !starts(with: "-->") { position += 1 }
            position = Swift.min(scalars.count, position + 3)
            return nil
        }
        position += 1
        if scalars[position] == "!" || scalars[position] == "?" {
            skip { $0 != ">" }
            position = Swift.min(scalars.count, position + 1)
            return nil
        }
        let isEnd = scalars[position] == "/"
        if isEnd { position += 1 }
        let name = word { !$0.properties.isWhitespace && $0 != ">" && $0 != "/" }.lowercased()
        let attributes = attributes()
        if isEnd { return .end(name: name) }
        if Self.rawElements.contains(name) { rawElement = name }
        return .start(name: name, attributes: attributes)
    }

    private static let rawElements: Set<String> = ["script", "style", "title", "textarea"]

    /// Reads the attributes of a tag, and its end.
    private mutating func attributes() -> [String: String] {
        var attributes: [String: String] = [:]
        while position < scalars.count {
            skip { $0.properties.isWhitespace || $0 == "/" }
            guard position < scalars.count else { break }
            if scalars[position] == ">" {
                position += 1
                break
            }
            let start = position
            let name = word { !$0.properties.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }.lowercased()
            if position == start { position += 1 }
            skip { $0.properties.isWhitespace }
            var value = ""
            if position < scalars.count, scalars[position] == "=" {
                position += 1
                skip { $0.properties.isWhitespace }
                value = HTMLEntities.replaced(attributeValue())
            }
            if attributes[name] == nil { attributes[name] = value }
        }
        return attributes
    }

    private mutating func attributeValue() -> String {
        guard position < scalars.count else { return "" }
        let quote = scalars[position]
        guard quote == "\"" || quote == "'" else {
            return word { !$0.properties.isWhitespace && $0 != ">" }
        }
        position += 1
        let value = word { $0 != quote }
        position = Swift.min(scalars.count, position + 1)
        return value
    }

    private mutating func rawContent(of name: String) -> String {
        let start = position
        while position < scalars.count, !(scalars[position] == "<" && isEndTag(name)) { position += 1 }
        return string(start..<position)
    }

    private func isEndTag(_ name: String) -> Bool {
        let end = position + 2 + name.unicodeScalars.count
        return end <= scalars.count && string(position..<end).lowercased() == "</" + name
    }

    private mutating func word(_ isPart: (Unicode.Scalar) -> Bool) -> String {
        let start = position
        skip(isPart)
        return string(start..<position)
    }

    private mutating func skip(_ isSkipped: (Unicode.Scalar) -> Bool) {
        while position < scalars.count, isSkipped(scalars[position]) { position += 1 }
    }

    private func starts(with prefix: String) -> Bool {
        scalars[position...].starts(with: prefix.unicodeScalars)
    }

    private func string(_ range: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[range])
        return String(view)
    }
}
