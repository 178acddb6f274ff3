import CoreFoundationTypes
import Foundation

/// Returns whether a key can do something with an algorithm.
/// - Linux: works
public func SecKeyIsAlgorithmSupported(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { KeyOperation(algorithm)?.isSupported(by: key.material, operation) ?? false }

/// Signs a message or a digest. Stores `errSecParam` and returns nil if the key or the data is not for the algorithm.
/// - Linux: works
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard let operation = KeyOperation(algorithm), operation.isSupported(by: key.material, .sign),
        let digest = operation.digested([UInt8](Data(referencing: dataToSign))),
        var signature = key.material.sign(digest, operation.settings)
    else { return refuse(error, with: errSecParam) }
    if operation.isPlain {
        guard let plain = key.material.curve?.plain(signature) else { return refuse(error, with: errSecParam) }
        signature = plain
    }
    return Data(signature) as CFData
}

/// Returns whether a signature is of a message or a digest; stores `errSecVerifyFailed` if it is not.
/// - Linux: works
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let operation = KeyOperation(algorithm), operation.isSupported(by: key.material, .verify),
        let digest = operation.digested([UInt8](Data(referencing: signedData)))
    else { return refuse(error, with: errSecParam) ?? false }
    var bytes = [UInt8](Data(referencing: signature))
    if operation.isPlain {
        guard let sequence = key.material.curve?.sequence(bytes) else {
            return refuse(error, with: errSecVerifyFailed) ?? false
        }
        bytes = sequence
    }
    return key.material.verify(bytes, of: digest, operation.settings)
        || refuse(error, with: errSecVerifyFailed) ?? false
}

/// Encrypts data for the owner of the private key. Stores `errSecParam` and returns nil if the key or the data is not
/// for the algorithm.
/// - Linux: works
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard let operation = KeyOperation(algorithm), operation.isSupported(by: key.material, .encrypt),
        let bytes = key.material.encrypt([UInt8](Data(referencing: plaintext)), operation.settings)
    else { return refuse(error, with: errSecParam) }
    return Data(bytes) as CFData
}

/// Decrypts data. Stores `errSecParam` and returns nil if the key is not for the algorithm, `errSecDecode` if the data
/// was encrypted otherwise.
/// - Linux: works
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard let operation = KeyOperation(algorithm), operation.isSupported(by: key.material, .decrypt) else {
        return refuse(error, with: errSecParam)
    }
    guard let bytes = key.material.decrypt([UInt8](Data(referencing: ciphertext)), operation.settings) else {
        return refuse(error, with: errSecDecode)
    }
    return Data(bytes) as CFData
}
