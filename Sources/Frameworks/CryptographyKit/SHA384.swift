import MessageDigests

/// The hash function SHA-384.
/// - Linux: works
public struct SHA384: HashFunction {
    public typealias Digest = SHA384Digest

    public static var blockByteCount: Int { 128 }
    public static var byteCount: Int { 48 }

    private var state = MessageDigest(.sha384)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    public func finalize() -> SHA384Digest { SHA384Digest(bytes: state.finalize()) }
}

/// A digest by SHA-384.
/// - Linux: works
public struct SHA384Digest: StoredDigest, Sendable {
    public static var byteCount: Int { 48 }

    static let name = "SHA384"
    let bytes: [UInt8]
}
