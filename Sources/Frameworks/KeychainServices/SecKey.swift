import CoreFoundationTypes
import Foundation

/// A key, which no function returns on Linux.
/// - Linux: refuses
public final class SecKey: Hashable, Sendable {
    private init() {}

    public static func == (lhs: SecKey, rhs: SecKey) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a message is filled up.
/// - Linux: no effect
public struct SecPadding: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let PKCS1 = SecPadding(rawValue: 1)
    public static let OAEP = SecPadding(rawValue: 2)
    public static let PKCS1SHA1 = SecPadding(rawValue: 0x8002)
    public static let PKCS1SHA256 = SecPadding(rawValue: 0x8004)
    public static let PKCS1SHA512 = SecPadding(rawValue: 0x8006)
}

/// What a key is to do.
/// - Linux: no effect
public enum SecKeyOperationType: CFIndex, Sendable {
    case sign = 0
    case verify = 1
    case encrypt = 2
    case decrypt = 3
    case keyExchange = 4
}

/// Stores an error and returns nil.
/// - Linux: refuses
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { refuse(error) }

/// Stores an error and returns nil.
/// - Linux: refuses
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { refuse(error) }

/// Returns `errSecUnimplemented`.
/// - Linux: refuses
@discardableResult
public func SecKeyGeneratePair(
    _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?,
    _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus { errSecUnimplemented }

/// - Linux: refuses
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { 0 }

/// - Linux: refuses
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }

/// - Linux: refuses
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }

/// Stores an error and returns nil.
/// - Linux: refuses
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { refuse(error) }

/// Stores an error and returns nil.
/// - Linux: refuses
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { refuse(error) }

/// Stores an error and returns false.
/// - Linux: refuses
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { refuse(error) ?? false }

/// Stores an error and returns nil.
/// - Linux: refuses
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { refuse(error) }

/// Stores an error and returns nil.
/// - Linux: refuses
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { refuse(error) }

/// - Linux: refuses
public func SecKeyIsAlgorithmSupported(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { false }

private func refuse<Result>(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Result? {
    error?.pointee = .passRetained(statusError(errSecUnimplemented))
    return nil
}
