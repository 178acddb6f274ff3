/// One value in the distinguished encoding rules of ASN.1: a tag, a length and the content.
struct DERValue {
    static let integer: UInt8 = 0x02
    static let bitString: UInt8 = 0x03
    static let octetString: UInt8 = 0x04
    static let sequence: UInt8 = 0x30

    let tag: UInt8
    let content: [UInt8]

    init(_ tag: UInt8, _ content: [UInt8]) {
        self.tag = tag
        self.content = content
    }

    /// A value that contains others.
    init(_ tag: UInt8, _ values: [DERValue]) { self.init(tag, values.flatMap(\.bytes)) }

    /// A positive integer, from its bytes with the highest first.
    init(positiveInteger bytes: [UInt8]) {
        let digits = Array(bytes.drop { $0 == 0 })
        self.init(Self.integer, (digits.first ?? 0x80) >= 0x80 ? [0] + digits : digits)
    }

    /// The encoded value.
    var bytes: [UInt8] {
        let count = content.count
        guard count >= 0x80 else { return [tag, UInt8(count)] + content }
        let length = withUnsafeBytes(of: UInt32(count).bigEndian) { Array($0.drop { $0 == 0 }) }
        return [tag, 0x80 | UInt8(length.count)] + length + content
    }

    /// Returns the values that follow each other in `bytes`; nil if they are not whole.
    static func values(in bytes: [UInt8]) -> [DERValue]? {
        var values: [DERValue] = []
        var index = 0
        while index < bytes.count {
            guard index + 1 < bytes.count else { return nil }
            let tag = bytes[index]
            var length = Int(bytes[index + 1])
            index += 2
            if length >= 0x80 {
                let count = length & 0x7F
                guard (1...4).contains(count), count <= bytes.count - index else { return nil }
                length = bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
                index += count
            }
            guard length <= bytes.count - index else { return nil }
            values.append(DERValue(tag, Array(bytes[index..<index + length])))
            index += length
        }
        return values
    }

    /// The values in the content of this one.
    var values: [DERValue]? { Self.values(in: content) }
}
