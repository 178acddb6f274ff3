import CoreFoundationTypes
import Foundation

// Sound: its string never changes.
/// A parameter of `SecKeyCopyKeyExchangeResult`.
/// - Linux: works
public struct SecKeyKeyExchangeParameter: RawRepresentable, Hashable, @unchecked Sendable {
    // Sound: the string never changes.
    public let rawValue: CFString

    public init(rawValue: CFString) { self.rawValue = rawValue }

    /// How many bytes are derived.
    public static let requestedSize = SecKeyKeyExchangeParameter(rawValue: "requestedSize")

    /// Data that both sides add to the derivation.
    public static let sharedInfo = SecKeyKeyExchangeParameter(rawValue: "sharedInfo")
}

/// Returns the secret that a private key shares with the owner of a public key, or with X9.63 bytes derived from it.
/// Stores `errSecParam` and returns nil for keys of different curves.
/// - Linux: works
public func SecKeyCopyKeyExchangeResult(
    _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    let size = (parameters[SecKeyKeyExchangeParameter.requestedSize.rawValue] as? NSNumber)?.intValue
    let info = parameters[SecKeyKeyExchangeParameter.sharedInfo.rawValue] as? Data ?? Data()
    guard let operation = KeyOperation(algorithm), operation.isSupported(by: privateKey.material, .keyExchange),
        privateKey.material.curve == publicKey.material.curve,
        let secret = privateKey.material.sharedSecret(with: publicKey.material),
        let result = operation.derive(secret, count: size, sharedInfo: [UInt8](info))
    else { return refuse(error, with: errSecParam) }
    return Data(result) as CFData
}
