import MessageDigests

/// Hash functions that do not protect any more, for old formats.
/// - Linux: works
public enum Insecure {
    /// The hash function MD5.
    /// - Linux: works
    public struct MD5: HashFunction {
        public typealias Digest = Insecure.MD5Digest

        public static var blockByteCount: Int { 64 }
        public static var byteCount: Int { 16 }

        private var state = MessageDigest(.md5)

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

        public func finalize() -> Insecure.MD5Digest { Insecure.MD5Digest(bytes: state.finalize()) }
    }

    /// A digest by MD5.
    /// - Linux: works
    public struct MD5Digest: StoredDigest, Sendable {
        public static var byteCount: Int { 16 }

        static let name = "MD5"
        let bytes: [UInt8]
    }

    /// The hash function SHA-1.
    /// - Linux: works
    public struct SHA1: HashFunction {
        public typealias Digest = Insecure.SHA1Digest

        public static var blockByteCount: Int { 64 }
        public static var byteCount: Int { 20 }

        private var state = MessageDigest(.sha1)

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

        public func finalize() -> Insecure.SHA1Digest { Insecure.SHA1Digest(bytes: state.finalize()) }
    }

    /// A digest by SHA-1.
    /// - Linux: works
    public struct SHA1Digest: StoredDigest, Sendable {
        public static var byteCount: Int { 20 }

        static let name = "SHA1"
        let bytes: [UInt8]
    }
}
