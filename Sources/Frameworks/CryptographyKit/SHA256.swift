import MessageDigests

/// The hash function SHA-256.
/// - Linux: works
public struct SHA256: HashFunction {
    public typealias Digest = SHA256Digest

    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 32 }

    private var state = MessageDigest(.sha256)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    public func finalize() -> SHA256Digest { SHA256Digest(bytes: state.finalize()) }
}

/// A digest by SHA-256.
/// - Linux: works
public struct SHA256Digest: StoredDigest, Sendable {
    public static var byteCount: Int { 32 }

    static let name = "SHA256"
    let bytes: [UInt8]
}
