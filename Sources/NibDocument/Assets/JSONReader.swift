/// Reads JSON. A reader of its own, because Foundation's does not tell lines.
struct JSONReader {
    private let bytes: [UInt8]
    private let file: String
    private var position = 0
    private var line = 1

    private static let depth = 64

    static func read(_ bytes: [UInt8], file: String) throws -> JSONValue {
        let text = try MarkupEncoding.text(bytes, NibLocation(file: file, line: 1))
        var reader = JSONReader(bytes: text, file: file)
        let value = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.position == text.count else { throw reader.fail("text follows the end of the value") }
        return value
    }

    private init(bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    private mutating func value(depth: Int) throws -> JSONValue {
        skipSpace()
        guard position < bytes.count else { throw fail("a value was expected") }
        guard depth < Self.depth else { throw fail("values are nested more than \(Self.depth) deep") }
        let location = NibLocation(file: file, line: line)
        switch bytes[position] {
        case UInt8(ascii: "{"): return JSONValue(content: .object(try members(depth)), location: location)
        case UInt8(ascii: "["): return JSONValue(content: .array(try elements(depth)), location: location)
        case UInt8(ascii: "\""): return JSONValue(content: .string(try string()), location: location)
        default: return JSONValue(content: try word(), location: location)
        }
    }

    private mutating func members(_ depth: Int) throws -> [String: JSONValue] {
        position += 1
        var members: [String: JSONValue] = [:]
        if skip("}") { return members }
        repeat {
            skipSpace()
            guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
                throw fail("a key was expected")
            }
            let key = try string()
            guard skip(":") else { throw fail("a colon was expected after the key \(key)") }
            members[key] = try value(depth: depth + 1)
        } while skip(",")
        guard skip("}") else { throw fail("a comma or } was expected") }
        return members
    }

    private mutating func elements(_ depth: Int) throws -> [JSONValue] {
        position += 1
        var elements: [JSONValue] = []
        if skip("]") { return elements }
        repeat { elements.append(try value(depth: depth + 1)) } while skip(",")
        guard skip("]") else { throw fail("a comma or ] was expected") }
        return elements
    }

    private mutating func word() throws -> JSONValue.Content {
        let start = position
        while position < bytes.count, !" \t\r\n,:]}[{\"".utf8.contains(bytes[position]) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        switch text {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default:
            guard let number = NibAttributes.number(text) else { throw fail("\"\(text)\" is no value") }
            return .number(number)
        }
    }

    private mutating func string() throws -> String {
        position += 1
        var units: [UInt16] = []
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            if bytes[position] == UInt8(ascii: "\\") {
                units.append(try escape())
                continue
            }
            let start = position
            while position < bytes.count, ![UInt8(ascii: "\""), UInt8(ascii: "\\")].contains(bytes[position]) {
                if bytes[position] == UInt8(ascii: "\n") { throw fail("the string does not end") }
                position += 1
            }
            units += String(decoding: bytes[start..<position], as: UTF8.self).utf16
        }
        guard position < bytes.count else { throw fail("the string does not end") }
        position += 1
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func escape() throws -> UInt16 {
        guard position + 1 < bytes.count else { throw fail("the string does not end") }
        let character = bytes[position + 1]
        position += 2
        switch character {
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UInt16(character)
        case UInt8(ascii: "u"):
            guard position + 4 <= bytes.count,
                let unit = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
            else { throw fail("\\u needs four hexadecimal digits") }
            position += 4
            return unit
        default: throw fail("the escape sequence is unknown")
        }
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    private func fail(_ reason: String) -> NibDecodingError {
        NibDecodingError(NibLocation(file: file, line: line), reason)
    }
}
