/// Reads the fields of a message, little-endian. Every read fails at the end of the bytes.
struct ByteReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// What a message that cannot be read has in common: it is not answered, and its connection is closed.
    struct Malformed: Error {}

    var isAtEnd: Bool { position == bytes.count }

    mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type = Value.self) throws -> Value {
        let size = MemoryLayout<Value>.size
        guard bytes.count - position >= size else { throw Malformed() }
        var value: Value = 0
        for index in 0..<size { value |= Value(truncatingIfNeeded: bytes[position + index]) << (8 * index) }
        position += size
        return value
    }

    /// A number of 32 bits whose magnitude is at most `limit`.
    mutating func float(limit: Double = 1e6) throws -> Double {
        let value = Double(Float(bitPattern: try integer()))
        guard value.isFinite, abs(value) <= limit else { throw Malformed() }
        return value
    }

    /// A number of 64 bits whose magnitude is at most `limit`.
    mutating func double(limit: Double) throws -> Double {
        let value = Double(bitPattern: try integer())
        guard value.isFinite, abs(value) <= limit else { throw Malformed() }
        return value
    }

    mutating func flag() throws -> Bool {
        switch try integer(UInt8.self) {
        case 0: false
        case 1: true
        default: throw Malformed()
        }
    }

    /// A text: the number of its bytes in 32 bits, then UTF-8.
    mutating func text(limit: Int) throws -> String {
        let count = Int(try integer(UInt32.self))
        guard count <= limit, count <= bytes.count - position else { throw Malformed() }
        guard let text = String(validating: bytes[position..<position + count], as: UTF8.self) else {
            throw Malformed()
        }
        position += count
        return text
    }

    /// The bytes up to the end.
    mutating func rest() -> [UInt8] {
        defer { position = bytes.count }
        return Array(bytes[position...])
    }
}
