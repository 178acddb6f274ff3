import Foundation

/// Bytes that say who made a message.
/// - Linux: works
public protocol MessageAuthenticationCode: ContiguousBytes, CustomStringConvertible, Hashable, Sequence
where Element == UInt8 {
    var byteCount: Int { get }
}

extension MessageAuthenticationCode {
    public func makeIterator() -> Array<UInt8>.Iterator { withUnsafeBytes { Array($0) }.makeIterator() }

    /// Takes the same time wherever the bytes differ.
    public static func == (lhs: Self, rhs: Self) -> Bool { areEqual(lhs, rhs) }

    /// Takes the same time wherever the bytes differ.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { areEqual(lhs, Array(rhs)) }

    public var description: String { "\(Self.self): \(Array(self).hexadecimal)" }
}

/// The code that an ``HMAC`` makes.
/// - Linux: works
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode, Sendable {
    let bytes: [UInt8]

    public var byteCount: Int { bytes.count }

    public var description: String { "HMAC with \(H.self): \(bytes.hexadecimal)" }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}
