/// A digest of the bytes that it was given so far: GLib's, or SHA-224. Copies go on independently.
package struct MessageDigest: Sendable {
    private enum State: Sendable {
        case checksum(Checksum)
        case sha224(SHA224State)
    }

    package let algorithm: DigestAlgorithm
    private var state: State

    package init(_ algorithm: DigestAlgorithm) {
        self.algorithm = algorithm
        state = algorithm.checksumType.map { .checksum(Checksum($0)) } ?? .sha224(SHA224State())
    }

    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        switch state {
        case .checksum(var checksum):
            state = .sha224(SHA224State())  // so that the checksum has one reference
            if !isKnownUniquelyReferenced(&checksum) { checksum = checksum.copy() }
            checksum.update(bytes)
            state = .checksum(checksum)
        case .sha224(var digest):
            digest.update(bytes)
            state = .sha224(digest)
        }
    }

    /// Returns the digest of all bytes so far.
    package func finalize() -> [UInt8] {
        switch state {
        case .checksum(let checksum): return checksum.copy().finish(length: algorithm.digestLength)
        case .sha224(let digest): return digest.finalize()
        }
    }

    /// Returns the digest of a whole message.
    package static func digest(_ algorithm: DigestAlgorithm, of bytes: UnsafeRawBufferPointer) -> [UInt8] {
        var digest = MessageDigest(algorithm)
        digest.update(bytes)
        return digest.finalize()
    }
}
