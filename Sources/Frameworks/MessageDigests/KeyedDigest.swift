/// A message's digest with a key: HMAC (RFC 2104). Copies go on independently.
package struct KeyedDigest: Sendable {
    private var inner: MessageDigest
    private var outer: MessageDigest

    package init(_ algorithm: DigestAlgorithm, key: UnsafeRawBufferPointer) {
        let length = algorithm.blockLength
        var block = key.count > length ? MessageDigest.digest(algorithm, of: key) : Array(key)
        block += [UInt8](repeating: 0, count: length - block.count)
        inner = MessageDigest(algorithm)
        outer = MessageDigest(algorithm)
        block.map { $0 ^ 0x36 }.withUnsafeBytes { inner.update($0) }
        block.map { $0 ^ 0x5C }.withUnsafeBytes { outer.update($0) }
    }

    package mutating func update(_ bytes: UnsafeRawBufferPointer) { inner.update(bytes) }

    /// Returns the digest of all bytes so far.
    package func finalize() -> [UInt8] {
        var last = outer
        inner.finalize().withUnsafeBytes { last.update($0) }
        return last.finalize()
    }
}
