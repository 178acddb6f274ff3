import Foundation

/// An algorithm of the framework as what OpenSSL does with a key.
struct KeyOperation {
    enum Kind {
        case signature
        case encryption
        case exchange
    }

    let kind: Kind
    let algorithm: KeyMaterial.Algorithm
    /// What libcrypto is told for a signature or an encryption.
    private(set) var settings: KeyMaterial.Settings = []
    /// The digest that is made of a message, or that a shared secret is derived with; nil if there is none.
    private(set) var digest: String?
    /// The length that a digest handed over has to have.
    private(set) var digestLength: Int?
    /// Whether signatures are two integers without a sequence around them.
    private(set) var isPlain = false

    /// Nil for algorithms that are refused.
    init?(_ algorithm: SecKeyAlgorithm) {
        let name = algorithm.rawValue as String
        guard !name.hasSuffix("AESGCM") else { return nil }
        let digestName = Self.lengths.keys.first { name.hasSuffix($0) }
        if name.hasPrefix("ecdhKeyExchange") {
            (kind, self.algorithm, digest) = (.exchange, .ellipticCurve, digestName)
        } else if name.hasPrefix("ecdsaSignature") {
            (kind, self.algorithm, isPlain) = (.signature, .ellipticCurve, algorithm == .ecdsaSignatureRFC4754)
            take(digestName, isOfMessage: name.contains("Message"))
        } else if name.hasPrefix("rsaSignature") {
            (kind, self.algorithm) = (.signature, .rsa)
            take(digestName, isOfMessage: name.contains("Message"))
            let isPSS = name.contains("PSS")
            settings = [("rsa_padding_mode", isPSS ? "pss" : name.contains("PKCS1v15") ? "pkcs1" : "none")]
            if let digestName { settings.append(("digest", digestName)) }
            if isPSS { settings.append(("rsa_pss_saltlen", "digest")) }
        } else if name.hasPrefix("rsaEncryption") {
            (kind, self.algorithm) = (.encryption, .rsa)
            let isOAEP = name.contains("OAEP")
            settings = [("rsa_padding_mode", isOAEP ? "oaep" : name.contains("PKCS1") ? "pkcs1" : "none")]
            if let digestName { settings += [("rsa_oaep_md", digestName), ("rsa_mgf1_md", digestName)] }
        } else {
            return nil
        }
    }

    private mutating func take(_ digestName: String?, isOfMessage: Bool) {
        if isOfMessage { digest = digestName } else { digestLength = digestName.flatMap { Self.lengths[$0] } }
    }

    /// The lengths of digests in bytes, by OpenSSL's names.
    private static let lengths = ["SHA1": 20, "SHA224": 28, "SHA256": 32, "SHA384": 48, "SHA512": 64]

    /// Returns what is signed for a message or a digest; nil for a digest of another length.
    func digested(_ bytes: [UInt8]) -> [UInt8]? {
        if let digest { return KeyMaterial.digest(bytes, digest) }
        return digestLength.map { $0 == bytes.count } ?? true ? bytes : nil
    }

    /// Whether a key can do it.
    func isSupported(by key: KeyMaterial, _ operation: SecKeyOperationType) -> Bool {
        guard algorithm == key.algorithm else { return false }
        return switch operation {
        case .sign: kind == .signature && key.isPrivate
        case .verify: kind == .signature
        case .encrypt: kind == .encryption
        case .decrypt: kind == .encryption && key.isPrivate
        case .keyExchange: kind == .exchange && key.isPrivate
        }
    }

    /// Derives as many bytes as wanted from a shared secret, as X9.63 says, or returns the secret.
    func derive(_ secret: [UInt8], count: Int?, sharedInfo: [UInt8]) -> [UInt8]? {
        guard let digest else { return secret }
        guard let length = Self.lengths[digest] else { return nil }
        let wanted = count ?? length
        guard (0...0x10000).contains(wanted) else { return nil }
        var result: [UInt8] = []
        var round: UInt32 = 1
        while result.count < wanted {
            let counter = withUnsafeBytes(of: round.bigEndian) { Array($0) }
            guard let block = KeyMaterial.digest(secret + counter + sharedInfo, digest) else { return nil }
            result += block
            round += 1
        }
        return Array(result.prefix(wanted))
    }
}
