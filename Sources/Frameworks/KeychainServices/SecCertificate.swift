import CoreFoundationTypes
import Foundation

/// A certificate of X.509.
/// - Linux: works
public final class SecCertificate: Hashable, Sendable {
    let data: Data
    let decoded: DecodedCertificate

    /// Nil if the bytes are not one certificate in DER.
    init?(data: Data) {
        guard let decoded = DecodedCertificate([UInt8](data)) else { return nil }
        self.data = data
        self.decoded = decoded
    }

    /// What users know the certificate by.
    var summary: String {
        decoded.subject(.commonName) ?? decoded.subject(.organizationalUnit) ?? decoded.subject(.organization)
            ?? decoded.emailAddresses.first ?? ""
    }

    public static func == (lhs: SecCertificate, rhs: SecCertificate) -> Bool { lhs.data == rhs.data }

    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// Returns the certificate with these bytes; nil if they are not one certificate in DER.
/// - Linux: works
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    SecCertificate(data: Data(referencing: data))
}

/// Returns the certificate's bytes in DER.
/// - Linux: works
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as CFData }

/// Returns what users know the certificate by: the subject's common name, its unit, its organization or its address of
/// electronic mail, whichever it has first.
/// - Linux: works
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
    let summary = certificate.summary
    return summary.isEmpty ? nil : summary as CFString
}

/// Stores the subject's common name; nil if it has none.
/// - Linux: works
@discardableResult
public func SecCertificateCopyCommonName(
    _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
    commonName.pointee = certificate.decoded.subject(.commonName).map { $0 as CFString }
    return errSecSuccess
}

/// Stores the addresses of electronic mail of the subject, strings.
/// - Linux: works
@discardableResult
public func SecCertificateCopyEmailAddresses(
    _ certificate: SecCertificate, _ emailAddresses: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    emailAddresses.pointee = certificate.decoded.emailAddresses
    return errSecSuccess
}

/// Returns the bytes of the serial number, the highest first.
/// - Linux: works
public func SecCertificateCopySerialNumberData(
    _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { Data(certificate.decoded.serialNumber) as CFData }

/// Returns the certificate's public key; nil if it is neither one of RSA nor one of a known elliptic curve.
/// - Linux: works
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? {
    certificate.decoded.publicKey.map { SecKey($0) }
}
