import CoreFoundationTypes
import Foundation

// Sound: the strings never change.

nonisolated(unsafe) public let kSecImportExportPassphrase: CFString = "passphrase"
nonisolated(unsafe) public let kSecImportItemLabel: CFString = "label"
nonisolated(unsafe) public let kSecImportItemKeyID: CFString = "keyid"
nonisolated(unsafe) public let kSecImportItemIdentity: CFString = "identity"
nonisolated(unsafe) public let kSecImportItemTrust: CFString = "trust"
nonisolated(unsafe) public let kSecImportItemCertChain: CFString = "chain"

/// Reads the identity of a file of PKCS #12 and stores a list with one dictionary: the identity, its trust with the
/// basic policy, its chain of certificates, and its label if it has one.
///
/// - Parameters:
///   - options: the passphrase as `kSecImportExportPassphrase`.
///   - items: an empty list if the file has no private key.
/// - Returns: `errSecAuthFailed` for a wrong passphrase, `errSecDecode` for other bytes, `errSecNotAvailable` if
///   libcrypto is missing.
/// - Linux: works
public func SecPKCS12Import(
    _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    items.pointee = nil
    let passphrase = options[kSecImportExportPassphrase] as? String ?? ""
    let contents: IdentityFile
    do throws(KeychainFailure) {
        contents = try IdentityFile([UInt8](Data(referencing: pkcs12_data)), passphrase: passphrase)
    } catch {
        return error.status
    }
    guard let key = contents.key, let certificate = contents.certificate else {
        items.pointee = []
        return errSecSuccess
    }
    var item: [String: Any] = [
        kSecImportItemIdentity as String: SecIdentity(certificate: certificate, privateKey: SecKey(key)),
        kSecImportItemCertChain as String: [certificate] + contents.others,
        kSecImportItemTrust as String: SecTrust([certificate] + contents.others, [SecPolicyCreateBasicX509()]),
    ]
    if let label = contents.label { item[kSecImportItemLabel as String] = label }
    items.pointee = [item]
    return errSecSuccess
}
