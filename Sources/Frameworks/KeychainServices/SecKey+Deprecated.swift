import CoreFoundationTypes
import Foundation

/// How a message is filled up. Apple's functions that take it are deprecated since iOS 15.
/// - Linux: works
public struct SecPadding: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let PKCS1 = SecPadding(rawValue: 1)
    public static let OAEP = SecPadding(rawValue: 2)
    public static let sigRaw = SecPadding(rawValue: 0x4000)
    public static let PKCS1MD2 = SecPadding(rawValue: 0x8000)
    public static let PKCS1MD5 = SecPadding(rawValue: 0x8001)
    public static let PKCS1SHA1 = SecPadding(rawValue: 0x8002)
    public static let PKCS1SHA224 = SecPadding(rawValue: 0x8003)
    public static let PKCS1SHA256 = SecPadding(rawValue: 0x8004)
    public static let PKCS1SHA384 = SecPadding(rawValue: 0x8005)
    public static let PKCS1SHA512 = SecPadding(rawValue: 0x8006)

    /// The algorithm for signatures with a key; nil for others.
    fileprivate func signature(_ key: SecKey) -> SecKeyAlgorithm? {
        guard key.material.algorithm == .rsa else {
            return self == .sigRaw ? .ecdsaSignatureRFC4754 : self == .PKCS1 ? .ecdsaSignatureDigestX962 : nil
        }
        return switch self {
        case []: .rsaSignatureRaw
        case .PKCS1: .rsaSignatureDigestPKCS1v15Raw
        case .PKCS1SHA1: .rsaSignatureDigestPKCS1v15SHA1
        case .PKCS1SHA224: .rsaSignatureDigestPKCS1v15SHA224
        case .PKCS1SHA256: .rsaSignatureDigestPKCS1v15SHA256
        case .PKCS1SHA384: .rsaSignatureDigestPKCS1v15SHA384
        case .PKCS1SHA512: .rsaSignatureDigestPKCS1v15SHA512
        default: nil
        }
    }

    /// The algorithm for encryption; nil for others.
    fileprivate var encryption: SecKeyAlgorithm? {
        switch self {
        case []: .rsaEncryptionRaw
        case .PKCS1: .rsaEncryptionPKCS1
        case .OAEP: .rsaEncryptionOAEPSHA1
        default: nil
        }
    }
}

/// Generates a key and stores it with its public key.
/// - Linux: works
@discardableResult
public func SecKeyGeneratePair(
    _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?,
    _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
    var failure: Unmanaged<CFError>?
    guard let key = SecKeyCreateRandomKey(parameters, &failure) else {
        return OSStatus(failure?.takeRetainedValue().code ?? Int(errSecParam))
    }
    publicKey?.pointee = SecKeyCopyPublicKey(key)
    privateKey?.pointee = key
    return errSecSuccess
}

/// Signs a digest. `sigLen` is the room at `sig` and becomes the signature's length.
/// - Linux: works
@discardableResult
public func SecKeyRawSign(
    _ key: SecKey, _ padding: SecPadding, _ dataToSign: UnsafePointer<UInt8>, _ dataToSignLen: Int,
    _ sig: UnsafeMutablePointer<UInt8>, _ sigLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    guard let algorithm = padding.signature(key) else { return errSecParam }
    let result = SecKeyCreateSignature(key, algorithm, NSData(bytes: dataToSign, length: dataToSignLen), nil)
    return store(result, sig, sigLen, otherwise: errSecParam)
}

/// Returns `errSecSuccess` if the signature is of the digest.
/// - Linux: works
@discardableResult
public func SecKeyRawVerify(
    _ key: SecKey, _ padding: SecPadding, _ signedData: UnsafePointer<UInt8>, _ signedDataLen: Int,
    _ sig: UnsafePointer<UInt8>, _ sigLen: Int
) -> OSStatus {
    guard let algorithm = padding.signature(key) else { return errSecParam }
    let isRight = SecKeyVerifySignature(
        key, algorithm, NSData(bytes: signedData, length: signedDataLen), NSData(bytes: sig, length: sigLen), nil)
    return isRight ? errSecSuccess : errSSLCrypto
}

/// Encrypts bytes. `cipherTextLen` is the room at `cipherText` and becomes the result's length.
/// - Linux: works
@discardableResult
public func SecKeyEncrypt(
    _ key: SecKey, _ padding: SecPadding, _ plainText: UnsafePointer<UInt8>, _ plainTextLen: Int,
    _ cipherText: UnsafeMutablePointer<UInt8>, _ cipherTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    guard let algorithm = padding.encryption else { return errSecParam }
    let result = SecKeyCreateEncryptedData(key, algorithm, NSData(bytes: plainText, length: plainTextLen), nil)
    return store(result, cipherText, cipherTextLen, otherwise: errSecParam)
}

/// Decrypts bytes. `plainTextLen` is the room at `plainText` and becomes the result's length.
/// - Linux: works
@discardableResult
public func SecKeyDecrypt(
    _ key: SecKey, _ padding: SecPadding, _ cipherText: UnsafePointer<UInt8>, _ cipherTextLen: Int,
    _ plainText: UnsafeMutablePointer<UInt8>, _ plainTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    guard let algorithm = padding.encryption else { return errSecParam }
    let result = SecKeyCreateDecryptedData(key, algorithm, NSData(bytes: cipherText, length: cipherTextLen), nil)
    return store(result, plainText, plainTextLen, otherwise: errSecDecode)
}

private func store(
    _ result: CFData?, _ room: UnsafeMutablePointer<UInt8>, _ count: UnsafeMutablePointer<Int>,
    otherwise status: OSStatus
) -> OSStatus {
    guard let result else { return status }
    guard result.length <= count.pointee else { return errSecParam }
    result.getBytes(room, length: result.length)
    count.pointee = result.length
    return errSecSuccess
}
