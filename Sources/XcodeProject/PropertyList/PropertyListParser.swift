/// Reads property lists in the old text format: `{ key = (a, "b c"); /* … */ }`.
public struct PropertyListParser {
    /// Lists that are nested deeper are no project's.
    private static let greatestDepth = 256

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    /// Reads a text with exactly one value, in O(text).
    ///
    /// - Throws: ``PropertyListError``, with the line of what is wrong.
    public static func parse(_ text: String) throws(PropertyListError) -> PropertyList {
        var parser = PropertyListParser(bytes: Array(text.utf8))
        let value = try parser.value()
        try parser.skipSpace()
        guard parser.next == nil else { throw parser.error("there is text after the end of the property list") }
        return value
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func value() throws(PropertyListError) -> PropertyList {
        try skipSpace()
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.greatestDepth else { throw error("lists are nested too deeply") }
        switch next {
        case UInt8(ascii: "{"): return try dictionary()
        case UInt8(ascii: "("): return try array()
        case UInt8(ascii: "<"): return try data()
        case nil: throw error("the file ends where a value is expected")
        default: return .string(try string())
        }
    }

    private mutating func dictionary() throws(PropertyListError) -> PropertyList {
        position += 1
        var values: [String: PropertyList] = [:]
        while true {
            try skipSpace()
            if take("}") { return .dictionary(values) }
            let key = try string()
            try skipSpace()
            // A strings file may have a key alone, which is its own value.
            if take(";") {
                values[key] = .string(key)
                continue
            }
            try expect("=")
            values[key] = try value()
            try skipSpace()
            try expect(";")
        }
    }

    private mutating func array() throws(PropertyListError) -> PropertyList {
        position += 1
        var values: [PropertyList] = []
        while true {
            try skipSpace()
            if take(")") { return .array(values) }
            values.append(try value())
            try skipSpace()
            if take(",") { continue }
            try expect(")")
            return .array(values)
        }
    }

    private mutating func data() throws(PropertyListError) -> PropertyList {
        position += 1
        var digits: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: ">") {
            if let digit = hexadecimal(byte) {
                digits.append(digit)
            } else if !isSpace(byte) {
                throw error("data has a character that is no hexadecimal digit")
            }
            position += 1
        }
        try expect(">")
        guard digits.count.isMultiple(of: 2) else { throw error("data has half a byte") }
        return .data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }

    private mutating func string() throws(PropertyListError) -> String {
        guard let first = next else { throw error("the file ends where a name is expected") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
        let start = position
        while let byte = next, isUnquoted(byte) { position += 1 }
        guard position > start else {
            throw error("'\(Character(UnicodeScalar(first)))' is not expected here")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quoted(by quote: UInt8) throws(PropertyListError) -> String {
        let opening = position
        position += 1
        var text: [UInt8] = []
        while let byte = next {
            position += 1
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { text += escaped() } else { text.append(byte) }
        }
        throw error("a quoted string has no end", at: opening)
    }

    /// Reads what follows a backslash.
    private mutating func escaped() -> [UInt8] {
        guard let byte = next else { return [] }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "U"), UInt8(ascii: "u"): return Array(unicode().utf8)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var code = Int(byte - UInt8(ascii: "0"))
            for _ in 0..<2 {
                guard let digit = next, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
                code = code * 8 + Int(digit - UInt8(ascii: "0"))
                position += 1
            }
            return Array(String(UnicodeScalar(UInt8(truncatingIfNeeded: code))).utf8)
        default: return [byte]
        }
    }

    private mutating func unicode() -> String {
        var units = [codeUnit()]
        // Characters outside the basic plane are written as a pair.
        if UTF16.isLeadSurrogate(units[0]), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\") {
            position += 2
            units.append(codeUnit())
        }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func codeUnit() -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = next.flatMap(hexadecimal) else { break }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }
}

extension PropertyListParser {
    private mutating func skipSpace() throws(PropertyListError) {
        while let byte = next {
            if isSpace(byte) {
                position += 1
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
                while let byte = next, byte != 10 { position += 1 }
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(PropertyListError) {
        let opening = position
        position += 2
        while position + 1 < bytes.count {
            if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                position += 2
                return
            }
            position += 1
        }
        throw error("a comment has no end", at: opening)
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(PropertyListError) {
        guard take(character) else {
            throw error(next == nil ? "the file ends where '\(character)' is expected" : "'\(character)' is expected")
        }
    }

    private func error(_ message: String) -> PropertyListError { error(message, at: position) }

    /// Counts the lines before `position`, in O(position).
    private func error(_ message: String, at position: Int) -> PropertyListError {
        let line = 1 + bytes[..<min(position, bytes.count)].count { $0 == 10 }
        return PropertyListError(line: line, message: message)
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    private func hexadecimal(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private func isUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: Self.punctuation.contains(byte)
        }
    }

    private static let punctuation = Set("_$/:.-+@~%&*!#?^|[]".utf8)
}
