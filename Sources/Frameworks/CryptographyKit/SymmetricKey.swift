import Foundation

/// The number of bits of a key.
/// - Linux: works
public struct SymmetricKeySize: Sendable {
    public let bitCount: Int

    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }

    /// `bitCount` is a positive multiple of 8.
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount % 8 == 0, "A key has whole bytes.")
        self.bitCount = bitCount
    }
}

/// A key that both sides have.
/// - Linux: works
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    private let bytes: [UInt8]

    public var bitCount: Int { bytes.count * 8 }

    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

    /// Makes a key of random bytes of the system.
    public init(size: SymmetricKeySize) { bytes = randomBytes(size.bitCount / 8) }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool { areEqual(lhs.bytes, rhs.bytes) }
}

/// Returns random bytes of the system.
func randomBytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
}
