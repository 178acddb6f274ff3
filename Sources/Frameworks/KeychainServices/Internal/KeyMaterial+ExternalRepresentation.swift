import Foundation

/// Keys as bytes: PKCS #1 for RSA; for elliptic curves `04 || X || Y`, and `|| K` for private keys.
extension KeyMaterial {
    private static let rsaAlgorithm = DERValue(
        DERValue.sequence,
        [
            DERValue(0x06, [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01]), DERValue(0x05, [UInt8]()),
        ])

    private static func curveAlgorithm(_ curve: EllipticCurve) -> DERValue {
        DERValue(
            DERValue.sequence, [DERValue(0x06, [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]), curve.identifier])
    }

    /// The key's bytes.
    var externalRepresentation: [UInt8]? {
        guard isPrivate else { return publicBits }
        guard let encoded = CryptoLibrary.encode({ functions.encodePrivate(pointer, $0) }) else { return nil }
        guard let curve else { return encoded }
        guard let fields = DERValue.values(in: encoded)?.first?.values, fields.count > 1, let point = publicBits
        else { return nil }
        return point + curve.padded(fields[1].content)
    }

    /// The bits of the public key without its algorithm.
    var publicBits: [UInt8]? {
        guard let encoded = subjectPublicKey, let fields = DERValue.values(in: encoded)?.first?.values,
            fields.count == 2
        else { return nil }
        return Array(fields[1].content.dropFirst())
    }

    /// Decodes a key's bytes. Public keys of RSA may also be as X.509 has them.
    static func decode(_ bytes: [UInt8], _ algorithm: Algorithm, isPrivate: Bool) -> KeyMaterial? {
        switch (algorithm, isPrivate) {
        case (.rsa, false):
            let wrapped = DERValue(
                DERValue.sequence, [rsaAlgorithm, DERValue(DERValue.bitString, [0] + bytes)])
            let fields = DERValue.values(in: bytes)?.first?.values
            let isWrapped = fields?.first?.tag == DERValue.sequence
            return KeyMaterial(subjectPublicKey: isWrapped ? bytes : wrapped.bytes)
        case (.rsa, true):
            return decodePrivate(bytes, .rsa)
        case (.ellipticCurve, _):
            return decodePoint(bytes, isPrivate: isPrivate)
        }
    }

    private static func decodePoint(_ bytes: [UInt8], isPrivate: Bool) -> KeyMaterial? {
        let count = isPrivate ? 3 : 2
        guard bytes.first == 0x04,
            let curve = EllipticCurve.allCases.first(where: { bytes.count == 1 + count * $0.length })
        else { return nil }
        let point = DERValue(DERValue.bitString, [0] + bytes.prefix(1 + 2 * curve.length))
        guard isPrivate else {
            return KeyMaterial(
                subjectPublicKey: DERValue(DERValue.sequence, [curveAlgorithm(curve), point]).bytes)
        }
        let key = DERValue(
            DERValue.sequence,
            [
                DERValue(DERValue.integer, [1]),
                DERValue(DERValue.octetString, Array(bytes.suffix(curve.length))),
                DERValue(0xA0, [curve.identifier]), DERValue(0xA1, [point]),
            ])
        return decodePrivate(key.bytes, .ellipticCurve)
    }

    private static func decodePrivate(_ bytes: [UInt8], _ algorithm: Algorithm) -> KeyMaterial? {
        guard let functions = KeyFunctions.shared else { return nil }
        defer { functions.clearErrors() }
        let key = CryptoLibrary.decode(bytes) { functions.decodePrivate(algorithm.rawValue, nil, $0, $1) }
        return KeyMaterial(key, isPrivate: true)
    }
}
