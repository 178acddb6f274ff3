/// Keys that are made of passwords: PBKDF2 (RFC 8018).
package enum PasswordKey {
    package static func derive(
        _ algorithm: DigestAlgorithm, password: UnsafeRawBufferPointer, salt: UnsafeRawBufferPointer, rounds: Int,
        length: Int
    ) -> [UInt8] {
        let keyed = KeyedDigest(algorithm, key: password)
        var key: [UInt8] = []
        var number: UInt32 = 1
        while key.count < length {
            var first = keyed
            first.update(salt)
            withUnsafeBytes(of: number.bigEndian) { first.update($0) }
            var link = first.finalize()
            var block = link
            for _ in 1..<max(1, rounds) {
                var next = keyed
                link.withUnsafeBytes { next.update($0) }
                link = next.finalize()
                for index in block.indices { block[index] ^= link[index] }
            }
            key += block
            number += 1
        }
        return Array(key.prefix(length))
    }
}
