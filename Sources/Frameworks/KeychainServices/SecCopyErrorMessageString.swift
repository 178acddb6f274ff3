import CoreFoundationTypes

/// Returns a sentence about a code of this module, in English; nil for codes that it does not know.
/// - Linux: works
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    let messages: [OSStatus: String] = [
        errSecSuccess: "No error.",
        errSecUnimplemented: "The function or operation is not implemented.",
        errSecIO: "An input or output error occurred.",
        errSecParam: "A parameter is not valid.",
        errSecAllocate: "There is not enough memory.",
        errSecUserCanceled: "The user canceled the operation.",
        errSecNotAvailable: "No keychain is available.",
        errSecAuthFailed: "The user name or passphrase is not correct.",
        errSecDuplicateItem: "The item is already in the keychain.",
        errSecItemNotFound: "The item is not in the keychain.",
        errSecInteractionNotAllowed: "The user cannot be asked.",
        errSecDecode: "The data cannot be decoded.",
        errSecMissingEntitlement: "An entitlement is missing.",
        errSecVerifyFailed: "The signature is not valid.",
        errSecNotTrusted: "The certificate is not trusted.",
        errSecCertificateExpired: "The certificate is expired.",
        errSecCertificateNotValidYet: "The certificate is not valid yet.",
        errSecCertificateRevoked: "The certificate is revoked.",
        errSecHostNameMismatch: "The certificate is not for this host.",
        errSecInvalidCertAuthority: "The issuer must not issue certificates.",
        errSecInvalidExtendedKeyUsage: "The certificate is not for this use.",
        errSecInvalidSignature: "The signature of a certificate is not valid.",
        errSecUnsupportedKeySize: "The key has a size that is not supported.",
        errSecInvalidDigestAlgorithm: "The digest is too weak.",
        errSecIncompleteCertRevocationCheck: "The certificate cannot be checked for revocation.",
    ]
    return messages[status].map { $0 as CFString }
}
