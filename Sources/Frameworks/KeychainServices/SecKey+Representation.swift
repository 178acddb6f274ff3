import CoreFoundationTypes
import Foundation

/// Decodes a key: `kSecAttrKeyType` and `kSecAttrKeyClass` say which. PKCS #1 for RSA; `04 || X || Y`, and `|| K` for
/// private keys, for elliptic curves. Stores `errSecDecode` and returns nil for other bytes.
/// - Linux: works
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    do throws(KeychainFailure) {
        let attributes = try KeyAttributes(attributes, nil)
        let bytes = [UInt8](Data(referencing: keyData))
        guard let material = KeyMaterial.decode(bytes, attributes.algorithm, isPrivate: attributes.isPrivate) else {
            throw KeychainFailure(KeyFunctions.shared == nil ? errSecNotAvailable : errSecDecode)
        }
        return SecKey(material, label: attributes.label, tag: attributes.tag)
    } catch let failure {
        return refuse(error, with: failure.status)
    }
}

/// Returns the key's bytes, as `SecKeyCreateWithData` takes them.
/// - Linux: works
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    key.material.externalRepresentation.map { Data($0) as CFData } ?? refuse(error, with: errSecUnimplemented)
}

/// Returns the public key of a private key, or the public key itself.
/// - Linux: works
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? {
    guard key.material.isPrivate else { return key }
    return key.material.publicKey.map { SecKey($0, label: key.label, tag: key.tag) }
}

/// Returns the type, the class, the size in bits, what the key can do, and its label and tag if it has them.
/// - Linux: works
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
    let material = key.material
    let isRSA = material.algorithm == .rsa
    let type = isRSA ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeECSECPrimeRandom
    var attributes: [String: Any] = [
        kSecClass as String: kSecClassKey,
        kSecAttrKeyType as String: type,
        kSecAttrKeyClass as String: material.isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
        kSecAttrKeySizeInBits as String: NSNumber(value: material.bits),
        kSecAttrEffectiveKeySize as String: NSNumber(value: material.bits),
        kSecAttrIsPermanent as String: NSNumber(value: false),
        kSecAttrCanSign as String: NSNumber(value: material.isPrivate),
        kSecAttrCanVerify as String: NSNumber(value: !material.isPrivate),
        kSecAttrCanEncrypt as String: NSNumber(value: !material.isPrivate && isRSA),
        kSecAttrCanDecrypt as String: NSNumber(value: material.isPrivate && isRSA),
        kSecAttrCanDerive as String: NSNumber(value: material.isPrivate && !isRSA),
    ]
    attributes[kSecAttrLabel as String] = key.label
    attributes[kSecAttrApplicationTag as String] = key.tag
    if let bits = material.publicBits, let digest = KeyMaterial.digest(bits, "SHA1") {
        attributes[kSecAttrApplicationLabel as String] = Data(digest)
    }
    return attributes as CFDictionary
}

/// Returns the length of a block in bytes: of the modulus of RSA, of a coordinate of an elliptic curve.
/// - Linux: works
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { (key.material.bits + 7) / 8 }
