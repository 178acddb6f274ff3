import CoreFoundationTypes
import Foundation

/// The bytes of a certificate. Nothing of them is decoded on Linux.
/// - Linux: works
public final class SecCertificate: Hashable, Sendable {
    let data: Data

    fileprivate init(data: Data) { self.data = data }

    public static func == (lhs: SecCertificate, rhs: SecCertificate) -> Bool { lhs.data == rhs.data }

    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// Returns a certificate with these bytes; nil if they do not begin as a DER sequence does.
/// - Linux: works
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    let bytes = Data(referencing: data)
    return bytes.first == 0x30 ? SecCertificate(data: bytes) : nil
}

/// Returns the bytes that the certificate was created with.
/// - Linux: works
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as CFData }

/// Returns nil: certificates are not decoded.
/// - Linux: refuses
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }

/// Returns `errSecUnimplemented`: certificates are not decoded.
/// - Linux: refuses
@discardableResult
public func SecCertificateCopyCommonName(
    _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus { errSecUnimplemented }

/// Returns nil: certificates are not decoded.
/// - Linux: refuses
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// A certificate with its private key, which no function returns on Linux.
/// - Linux: refuses
public final class SecIdentity: Hashable, Sendable {
    private init() {}

    public static func == (lhs: SecIdentity, rhs: SecIdentity) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

nonisolated(unsafe) public let kSecImportExportPassphrase: CFString = "passphrase"
nonisolated(unsafe) public let kSecImportItemIdentity: CFString = "identity"
nonisolated(unsafe) public let kSecImportItemTrust: CFString = "trust"
nonisolated(unsafe) public let kSecImportItemCertChain: CFString = "chain"

/// Returns `errSecUnimplemented`: files of identities are not decoded.
/// - Linux: refuses
public func SecPKCS12Import(
    _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus { errSecUnimplemented }

/// Returns `errSecUnimplemented`.
/// - Linux: refuses
public func SecIdentityCopyCertificate(
    _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus { errSecUnimplemented }

/// Returns `errSecUnimplemented`.
/// - Linux: refuses
public func SecIdentityCopyPrivateKey(
    _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus { errSecUnimplemented }
