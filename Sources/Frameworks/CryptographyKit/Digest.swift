@_exported import Foundation

/// The result of a hash function: a sequence of its bytes.
/// - Linux: works
public protocol Digest: ContiguousBytes, CustomStringConvertible, Hashable, Sequence where Element == UInt8 {
    static var byteCount: Int { get }
}

extension Digest {
    public func makeIterator() -> Array<UInt8>.Iterator { withUnsafeBytes { Array($0) }.makeIterator() }

    /// Takes the same time wherever the bytes differ.
    public static func == (lhs: Self, rhs: Self) -> Bool { areEqual(lhs, rhs) }

    /// Takes the same time wherever the bytes differ.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { areEqual(lhs, Array(rhs)) }

    public var description: String { "\(Self.self): \(Array(self).hexadecimal)" }
}

/// The digests of this module, which keep their bytes.
protocol StoredDigest: Digest {
    static var name: String { get }
    var bytes: [UInt8] { get }
}

extension StoredDigest {
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }

    /// The function's name and the bytes in hexadecimal.
    public var description: String { "\(Self.name) digest: \(bytes.hexadecimal)" }
}

extension [UInt8] {
    var hexadecimal: String {
        map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0\(digits)" : digits
        }.joined()
    }
}

/// Returns whether two values have the same bytes, in a time that does not tell where they differ.
func areEqual(_ first: some ContiguousBytes, _ second: some ContiguousBytes) -> Bool {
    first.withUnsafeBytes { first in
        second.withUnsafeBytes { second in
            first.count == second.count && zip(first, second).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
        }
    }
}
