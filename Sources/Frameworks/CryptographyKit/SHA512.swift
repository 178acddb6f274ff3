import MessageDigests

/// The hash function SHA-512.
/// - Linux: works
public struct SHA512: HashFunction {
    public typealias Digest = SHA512Digest

    public static var blockByteCount: Int { 128 }
    public static var byteCount: Int { 64 }

    private var state = MessageDigest(.sha512)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    public func finalize() -> SHA512Digest { SHA512Digest(bytes: state.finalize()) }
}

/// A digest by SHA-512.
/// - Linux: works
public struct SHA512Digest: StoredDigest, Sendable {
    public static var byteCount: Int { 64 }

    static let name = "SHA512"
    let bytes: [UInt8]
}
