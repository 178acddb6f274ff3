/// Writes the fields of a message, little-endian.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func integer(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func float(_ value: Double) {
        integer(Float(value).bitPattern)
    }

    mutating func flag(_ value: Bool) {
        bytes.append(value ? 1 : 0)
    }

    /// A text: the number of its bytes in 32 bits, then UTF-8.
    mutating func text(_ value: String) {
        let encoded = Array(value.utf8)
        integer(UInt32(encoded.count))
        bytes += encoded
    }

    /// Bytes after their number in 32 bits.
    mutating func block(_ value: [UInt8]) {
        integer(UInt32(value.count))
        bytes += value
    }
}
