/// The characters of XML files.
enum MarkupEncoding {
    /// Returns the text as UTF-8 without a byte order mark. UTF-16 is known by its mark; every other encoding is
    /// refused.
    static func text(_ bytes: [UInt8], _ location: NibLocation) throws -> [UInt8] {
        if bytes.starts(with: [0xFF, 0xFE]) { return try fromUTF16(bytes, low: 0, high: 1, location) }
        if bytes.starts(with: [0xFE, 0xFF]) { return try fromUTF16(bytes, low: 1, high: 0, location) }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
        if let invalid = firstInvalid(in: text) {
            let line = text[..<invalid].count { $0 == UInt8(ascii: "\n") } + 1
            throw NibDecodingError(NibLocation(file: location.file, line: line), "the text is not UTF-8")
        }
        return text
    }

    /// Returns the character that a reference names: one of XML's five, or a number.
    static func character(named name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            guard let value, value != 0 else { return nil }
            return Unicode.Scalar(value)
        }
    }

    private static func fromUTF16(
        _ bytes: [UInt8], low: Int, high: Int, _ location: NibLocation
    ) throws -> [UInt8] {
        guard bytes.count.isMultiple(of: 2) else { throw NibDecodingError(location, "the text is not UTF-16") }
        let units = stride(from: 2, to: bytes.count, by: 2).map { index in
            UInt16(bytes[index + low]) | UInt16(bytes[index + high]) << 8
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private static func firstInvalid(in bytes: [UInt8]) -> Int? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var position = 0
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): position += UTF8.width(scalar)
            case .emptyInput: return position
            case .error: return min(position, bytes.count)
            }
        }
    }
}
