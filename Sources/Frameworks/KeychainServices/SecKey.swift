import CoreFoundationTypes
import Foundation

/// A public or private key of RSA or of the elliptic curves P-256, P-384 and P-521.
///
/// Keys are in memory. The keychain does not keep them: keys that shall be permanent, and keys of a secure enclave, are
/// refused with `errSecUnimplemented`.
/// - Linux: works
public final class SecKey: Hashable, Sendable {
    let material: KeyMaterial
    /// What the program named the key.
    let label: String?
    let tag: Data?

    init(_ material: KeyMaterial, label: String? = nil, tag: Data? = nil) {
        self.material = material
        self.label = label
        self.tag = tag
    }

    public static func == (lhs: SecKey, rhs: SecKey) -> Bool {
        lhs === rhs
            || lhs.material.isPrivate == rhs.material.isPrivate
                && lhs.material.subjectPublicKey == rhs.material.subjectPublicKey
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(material.subjectPublicKey) }
}

/// What a key is to do.
/// - Linux: works
public enum SecKeyOperationType: CFIndex, Sendable {
    case sign = 0
    case verify = 1
    case encrypt = 2
    case decrypt = 3
    case keyExchange = 4
}

/// Generates a private key: `kSecAttrKeyType`, `kSecAttrKeySizeInBits` of 256, 384 and 521 or from 1,024 to 8,192, and
/// `kSecPrivateKeyAttrs` with a label and a tag. Stores an error and returns nil for others, and for permanent keys.
/// - Linux: works
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    do throws(KeychainFailure) {
        let attributes = try KeyAttributes(parameters, kSecPrivateKeyAttrs)
        guard let bits = attributes.bits,
            let material = KeyMaterial.generate(attributes.algorithm, bits: bits)
        else { throw KeychainFailure(KeyFunctions.shared == nil ? errSecNotAvailable : errSecParam) }
        return SecKey(material, label: attributes.label, tag: attributes.tag)
    } catch let failure {
        return refuse(error, with: failure.status)
    }
}
