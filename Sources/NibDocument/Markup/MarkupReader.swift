/// Reads an XML file into elements that know their lines.
///
/// A reader of its own, because linking FoundationXML costs every application 3 ms at its start. It refuses files that
/// declare entities or document types, so nothing is ever expanded or fetched. Interface Builder writes neither.
struct MarkupReader {
    private let bytes: [UInt8]
    private let file: String
    private let limits: MarkupLimits

    private var position = 0
    private var line = 1
    /// The elements whose end tag has not been read, outermost first.
    private var open: [MarkupElement] = []
    private var root: MarkupElement?

    static func read(_ bytes: [UInt8], file: String, limits: MarkupLimits = MarkupLimits()) throws -> MarkupElement {
        var reader = try MarkupReader(bytes, file: file, limits: limits)
        return try reader.document()
    }

    private init(_ bytes: [UInt8], file: String, limits: MarkupLimits) throws {
        self.file = file
        self.limits = limits
        guard bytes.count <= limits.bytes else {
            throw NibDecodingError(
                NibLocation(file: file, line: 1), "the file has more than \(limits.bytes) bytes")
        }
        self.bytes = try MarkupEncoding.text(bytes, NibLocation(file: file, line: 1))
    }

    // MARK: Document

    private mutating func document() throws -> MarkupElement {
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "<") {
                try markup()
            } else {
                try text()
            }
        }
        if let last = open.last { throw fail("<\(last.name)> of line \(last.location.line) is not closed") }
        guard let root else { throw fail("the file contains no element") }
        return root
    }

    private mutating func markup() throws {
        if skip("<!--") {
            try skip(to: "-->", "comment")
        } else if skip("<![CDATA[") {
            let start = position
            try skip(to: "]]>", "CDATA section")
            try add(String(decoding: bytes[start..<position - 3], as: UTF8.self))
        } else if skip("<?") {
            try skip(to: "?>", "processing instruction")
        } else if starts(with: "<!") {
            throw fail("document types and entities are not allowed")
        } else if skip("</") {
            try endTag()
        } else {
            try startTag()
        }
    }

    private mutating func startTag() throws {
        position += 1
        guard root == nil else { throw fail("an element follows the end of the document") }
        var element = MarkupElement(try name(), NibLocation(file: file, line: line))
        while true {
            let hasSpace = skipSpace()
            if skip("/>") { return try finish(element) }
            if skip(">") {
                guard open.count < limits.depth else {
                    throw fail("elements are nested more than \(limits.depth) deep")
                }
                return open.append(element)
            }
            guard hasSpace, position < bytes.count else { throw fail("the tag <\(element.name)> is malformed") }
            try attribute(of: &element)
        }
    }

    private mutating func attribute(of element: inout MarkupElement) throws {
        let key = try name()
        skipSpace()
        guard skip("=") else { throw fail("the attribute \(key) of <\(element.name)> has no value") }
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
        else { throw fail("the value of the attribute \(key) is not quoted") }
        let quote = bytes[position]
        position += 1
        let start = position
        let firstLine = line
        while position < bytes.count, bytes[position] != quote {
            if bytes[position] == UInt8(ascii: "<") { throw fail("the value of the attribute \(key) contains <") }
            advance()
        }
        guard position < bytes.count else {
            throw NibDecodingError(
                NibLocation(file: file, line: firstLine), "the value of the attribute \(key) does not end")
        }
        let value = try decoded(start..<position)
        position += 1
        guard element.attributes.updateValue(value, forKey: key) == nil else {
            throw fail("<\(element.name)> has two attributes \(key)")
        }
        guard element.attributes.count <= limits.attributesOfElement else {
            throw fail("<\(element.name)> has more than \(limits.attributesOfElement) attributes")
        }
    }

    private mutating func endTag() throws {
        let name = try name()
        skipSpace()
        guard skip(">") else { throw fail("the end tag </\(name)> is malformed") }
        guard let element = open.popLast() else { throw fail("</\(name)> closes no element") }
        guard element.name == name else {
            throw fail("</\(name)> where <\(element.name)> of line \(element.location.line) ends")
        }
        try finish(element)
    }

    private mutating func finish(_ element: MarkupElement) throws {
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].children.append(element)
        }
    }

    private mutating func text() throws {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { advance() }
        try add(try decoded(start..<position))
    }

    private mutating func add(_ text: String) throws {
        if open.isEmpty {
            guard text.allSatisfy(\.isWhitespace) else { throw fail("there is text outside of the document's element") }
        } else {
            open[open.count - 1].text += text
        }
    }

    // MARK: Characters

    private mutating func name() throws -> String {
        let start = position
        while position < bytes.count, Self.isOfName(bytes[position]) { position += 1 }
        guard position > start else { throw fail("a name was expected") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: ":"), 0x80...:
            true
        default: false
        }
    }

    /// Returns the text of a range with its character references replaced.
    private func decoded(_ range: Range<Int>) throws -> String {
        guard bytes[range].contains(UInt8(ascii: "&")) else { return String(decoding: bytes[range], as: UTF8.self) }
        var result = ""
        var rest = bytes[range]
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += String(decoding: rest[..<start], as: UTF8.self)
            guard let end = rest[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
                throw fail("& begins no character reference")
            }
            let name = String(decoding: rest[(start + 1)..<end], as: UTF8.self)
            guard let character = MarkupEncoding.character(named: name) else {
                throw fail("the character reference &\(name); is unknown")
            }
            result.unicodeScalars.append(character)
            rest = rest[(end + 1)...]
        }
        return result + String(decoding: rest, as: UTF8.self)
    }

    private mutating func advance() {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    @discardableResult
    private mutating func skipSpace() -> Bool {
        let start = position
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { advance() }
        return position > start
    }

    private func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { text.utf8Start[$0] == bytes[position + $0] }
    }

    private mutating func skip(_ text: StaticString) -> Bool {
        guard starts(with: text) else { return false }
        position += text.utf8CodeUnitCount
        return true
    }

    private mutating func skip(to end: StaticString, _ what: String) throws {
        let first = NibLocation(file: file, line: line)
        while position < bytes.count {
            if skip(end) { return }
            advance()
        }
        throw NibDecodingError(first, "the \(what) does not end")
    }

    private func fail(_ reason: String) -> NibDecodingError {
        NibDecodingError(NibLocation(file: file, line: line), reason)
    }
}
