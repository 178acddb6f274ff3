import Foundation

/// A key of libcrypto.
// Sound: nothing changes the key; libcrypto locks what it caches in it.
final class KeyMaterial: @unchecked Sendable {
    enum Algorithm: Int32 {
        case rsa = 6
        case ellipticCurve = 408
    }

    let functions: KeyFunctions
    let pointer: OpaquePointer
    let algorithm: Algorithm
    let isPrivate: Bool
    let bits: Int

    /// Takes over a key; nil, and the key is released, if its algorithm is not known.
    init?(_ pointer: OpaquePointer?, isPrivate: Bool) {
        guard let functions = KeyFunctions.shared, let pointer else { return nil }
        guard let algorithm = Algorithm(rawValue: functions.algorithm(pointer)) else {
            functions.free(pointer)
            return nil
        }
        self.functions = functions
        self.pointer = pointer
        self.algorithm = algorithm
        self.isPrivate = isPrivate
        bits = Int(functions.bits(pointer))
    }

    deinit { functions.free(pointer) }

    /// Generates a private key. Nil for sizes that the algorithm does not have.
    static func generate(_ algorithm: Algorithm, bits: Int) -> KeyMaterial? {
        guard let functions = KeyFunctions.shared else { return nil }
        let settings: [(String, String)]
        switch algorithm {
        case .rsa:
            guard (1024...8192).contains(bits) else { return nil }
            settings = [("rsa_keygen_bits", "\(bits)")]
        case .ellipticCurve:
            guard let curve = EllipticCurve(rawValue: bits) else { return nil }
            settings = [("ec_paramgen_curve", curve.name), ("ec_param_enc", "named_curve")]
        }
        defer { functions.clearErrors() }
        guard let context = functions.createContextForAlgorithm(algorithm.rawValue, nil) else { return nil }
        defer { functions.freeContext(context) }
        var key: OpaquePointer?
        guard functions.beginGenerating(context) == 1,
            settings.allSatisfy({ functions.set(context, $0.0, $0.1) > 0 }), functions.generate(context, &key) == 1
        else { return nil }
        return KeyMaterial(key, isPrivate: true)
    }

    /// The curve of an elliptic key.
    var curve: EllipticCurve? { algorithm == .ellipticCurve ? EllipticCurve(rawValue: bits) : nil }

    /// The public key as X.509 has it, algorithm and bits.
    var subjectPublicKey: [UInt8]? { CryptoLibrary.encode { functions.encodePublic(pointer, $0) } }

    /// The public key of this key.
    var publicKey: KeyMaterial? { subjectPublicKey.flatMap(Self.init(subjectPublicKey:)) }

    /// Decodes a public key as X.509 has it.
    convenience init?(subjectPublicKey: [UInt8]) {
        guard let functions = KeyFunctions.shared else { return nil }
        defer { functions.clearErrors() }
        self.init(
            CryptoLibrary.decode(subjectPublicKey) { functions.decodePublic(nil, $0, $1) }, isPrivate: false)
    }
}
