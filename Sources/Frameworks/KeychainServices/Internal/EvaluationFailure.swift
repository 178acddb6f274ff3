import CoreFoundationTypes
import Foundation

/// What is wrong with a chain of certificates, as the framework reports it.
struct EvaluationFailure: Hashable {
    let status: OSStatus
    /// Whether the user may be asked to go on all the same.
    let isRecoverable: Bool

    init(_ status: OSStatus, isRecoverable: Bool = true) {
        self.status = status
        self.isRecoverable = isRecoverable
    }

    /// - Parameter number: OpenSSL's number, X509_V_ERR_….
    init(number: Int32) {
        switch number {
        case 9: self.init(errSecCertificateNotValidYet)
        case 10: self.init(errSecCertificateExpired)
        case 23: self.init(errSecCertificateRevoked, isRecoverable: false)
        case 24, 32, 79: self.init(errSecInvalidCertAuthority)
        case 25: self.init(errSecPathLengthConstraintExceeded)
        case 26: self.init(errSecInvalidExtendedKeyUsage)
        case 34: self.init(errSecUnknownCriticalExtensionFlag)
        case 62, 63, 64: self.init(errSecHostNameMismatch)
        case 66, 67: self.init(errSecUnsupportedKeySize)
        case 68: self.init(errSecInvalidDigestAlgorithm)
        case 4, 6, 7: self.init(errSecInvalidSignature, isRecoverable: false)
        case 13, 14: self.init(errSecDecode, isRecoverable: false)
        default: self.init(errSecNotTrusted)
        }
    }

    /// Returns an error that says what is wrong with the certificate of this name.
    func error(certificate name: String) -> CFError {
        let reason =
            switch status {
            case errSecCertificateNotValidYet: "certificate is not valid yet"
            case errSecCertificateExpired: "certificate is expired"
            case errSecCertificateRevoked: "certificate is revoked"
            case errSecInvalidCertAuthority: "certificate was issued by one that must not issue certificates"
            case errSecPathLengthConstraintExceeded: "certificate has too many issuers"
            case errSecInvalidExtendedKeyUsage: "certificate is not for this use"
            case errSecUnknownCriticalExtensionFlag: "certificate has a critical extension that is not known"
            case errSecHostNameMismatch: "certificate name does not match input"
            case errSecUnsupportedKeySize: "certificate or its issuer has a key that is too short"
            case errSecInvalidDigestAlgorithm: "certificate is signed with a digest that is too weak"
            case errSecInvalidSignature: "certificate has a signature that is not valid"
            case errSecDecode: "certificate has a date that cannot be read"
            case errSecIncompleteCertRevocationCheck: "certificate cannot be checked for revocation"
            case errSecNotAvailable: "certificate cannot be evaluated, because libcrypto is missing"
            default: "certificate is not trusted"
            }
        return NSError(
            domain: NSOSStatusErrorDomain, code: Int(status),
            userInfo: [NSLocalizedDescriptionKey: "“\(name)” \(reason)"])
    }
}

/// Returns an error with a code of this module and its sentence.
func statusError(_ status: OSStatus) -> CFError {
    let message = SecCopyErrorMessageString(status, nil).map { $0 as String }
    return NSError(
        domain: NSOSStatusErrorDomain, code: Int(status),
        userInfo: message.map { [NSLocalizedDescriptionKey: $0] } ?? [:])
}
