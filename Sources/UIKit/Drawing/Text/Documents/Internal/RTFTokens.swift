/// Splits a document in Rich Text Format into its words and texts.
struct RTFTokens: Sequence, IteratorProtocol {
    enum Token {
        case open, close
        /// A control word and its number: `\fs24`.
        case word(String, Int?)
        /// A control character: `\*`, `\~`.
        case symbol(UInt8)
        /// A byte of text in the document's code page.
        case byte(UInt8)
    }

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() -> Token? {
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "{"): return .open
            case UInt8(ascii: "}"): return .close
            case UInt8(ascii: "\\"): return control()
            case 0x0A, 0x0D, 0x00: continue
            default: return .byte(byte)
            }
        }
        return nil
    }

    private mutating func control() -> Token? {
        guard position < bytes.count else { return nil }
        let first = bytes[position]
        guard Self.isLetter(first) else {
            position += 1
            if first == UInt8(ascii: "'") { return .byte(hexadecimal()) }
            // A line break of the file after a backslash is one of the text.
            return first == 0x0A || first == 0x0D ? .word("par", nil) : .symbol(first)
        }
        var name = ""
        while position < bytes.count, Self.isLetter(bytes[position]) {
            name.unicodeScalars.append(Unicode.Scalar(bytes[position]))
            position += 1
        }
        let number = number()
        if position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
        if name == "bin", let number { position = Swift.min(bytes.count, position + Swift.max(0, number)) }
        return .word(name, number)
    }

    private mutating func number() -> Int? {
        let start = position
        if position < bytes.count, bytes[position] == UInt8(ascii: "-") { position += 1 }
        while position < bytes.count, position - start < 11, Self.isDigit(bytes[position]) { position += 1 }
        guard let number = Int(String(decoding: bytes[start..<position], as: UTF8.self)) else {
            position = start
            return nil
        }
        return number
    }

    private mutating func hexadecimal() -> UInt8 {
        let end = Swift.min(bytes.count, position + 2)
        defer { position = end }
        return UInt8(String(decoding: bytes[position..<end], as: UTF8.self), radix: 16) ?? UInt8(ascii: "?")
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
