internal import Foundation

/// A part of a PNG file.
struct PNGChunk {
    /// What each file begins with.
    static let signature = Data([137, 80, 78, 71, 13, 10, 26, 10])

    let type: String
    let body: Data

    /// Length, type, body and checksum.
    var encoded: Data {
        let content = Data(type.utf8) + body
        return Data(bigEndian: UInt32(body.count)) + content + Data(bigEndian: Self.checksum(content))
    }

    /// CRC-32 as PNG defines it.
    private static func checksum(_ data: Data) -> UInt32 {
        ~data.reduce(~0) { sum, byte in table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }
}

extension Data {
    init(bigEndian number: some FixedWidthInteger) {
        self = Swift.withUnsafeBytes(of: number.bigEndian) { Data($0) }
    }
}
