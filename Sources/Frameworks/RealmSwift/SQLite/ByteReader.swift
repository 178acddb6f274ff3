import Foundation

/// Reads bytes from the first to the last.
struct ByteReader {
    private var rest: Data

    init(_ data: Data) { rest = data }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func byte() -> UInt8? { rest.popFirst() }

    mutating func number() -> UInt64? {
        guard rest.count >= 8 else { return nil }
        let number = rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        rest.removeFirst(8)
        return number
    }

    mutating func bytes() -> Data? {
        guard let count = number(), count <= UInt64(rest.count) else { return nil }
        let bytes = Data(rest.prefix(Int(count)))
        rest.removeFirst(Int(count))
        return bytes
    }

    mutating func text() -> String? { bytes().map { String(decoding: $0, as: UTF8.self) } }
}
