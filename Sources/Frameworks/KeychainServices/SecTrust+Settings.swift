import CoreFoundationTypes
import Foundation

/// Sets one policy or a list of policies. Returns `errSecParam` for other objects.
/// - Linux: works
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
    guard let policies: [SecPolicy] = elements(policies) else { return errSecParam }
    trust.set { $0.policies = policies }
    return errSecSuccess
}

/// Sets a list of policies.
/// - Linux: works
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFArray) -> OSStatus {
    SecTrustSetPolicies(trust, policies as NSArray)
}

/// Stores the policies.
/// - Linux: works
@discardableResult
public func SecTrustCopyPolicies(_ trust: SecTrust, _ policies: UnsafeMutablePointer<CFArray?>) -> OSStatus {
    policies.pointee = trust.read { $0.policies }
    return errSecSuccess
}

/// Sets the certificates that are trusted. The system's are not trusted then, until
/// `SecTrustSetAnchorCertificatesOnly` says so; nil trusts the system's again.
/// - Linux: works
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    let anchors = anchorCertificates?.compactMap { $0 as? SecCertificate }
    guard anchors?.count == anchorCertificates?.count else { return errSecParam }
    trust.set { $0.anchors = anchors }
    return errSecSuccess
}

/// Sets whether only the certificates of `SecTrustSetAnchorCertificates` are trusted, or the system's too.
/// - Linux: works
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    trust.set { $0.anchorsOnly = anchorCertificatesOnly }
    return errSecSuccess
}

/// Stores the certificates of `SecTrustSetAnchorCertificates`.
/// - Linux: works
@discardableResult
public func SecTrustCopyCustomAnchorCertificates(
    _ trust: SecTrust, _ anchors: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    anchors.pointee = trust.read { $0.anchors }
    return errSecSuccess
}

/// Sets when the certificates have to be valid, which is now by default.
/// - Linux: works
@discardableResult
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: CFDate) -> OSStatus {
    let date = Date(timeIntervalSinceReferenceDate: verifyDate.timeIntervalSinceReferenceDate)
    trust.set { $0.date = date }
    return errSecSuccess
}

/// Returns when the certificates have to be valid.
/// - Linux: works
public func SecTrustGetVerifyTime(_ trust: SecTrust) -> CFAbsoluteTime {
    (trust.read { $0.date } ?? Date()).timeIntervalSinceReferenceDate
}

/// Keeps the value. Nothing is fetched on Linux.
/// - Linux: no effect
@discardableResult
public func SecTrustSetNetworkFetchAllowed(_ trust: SecTrust, _ allowFetch: Bool) -> OSStatus {
    trust.set { $0.mayFetch = allowFetch }
    return errSecSuccess
}

/// Stores what was set, true by default. Nothing is fetched on Linux.
/// - Linux: no effect
@discardableResult
public func SecTrustGetNetworkFetchAllowed(
    _ trust: SecTrust, _ allowFetch: UnsafeMutablePointer<DarwinBoolean>
) -> OSStatus {
    allowFetch.pointee = DarwinBoolean(trust.read { $0.mayFetch })
    return errSecSuccess
}

/// Returns data with which the certificate is trusted in spite of what is wrong with it now; nil if that is not a
/// matter for users, such as a signature that is not valid.
/// - Linux: works
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { trust.evaluated().exceptions.map { $0 as CFData } }

/// Sets data of `SecTrustCopyExceptions`. Returns false if it is of another certificate; nil takes exceptions away
/// and returns false.
/// - Linux: works
@discardableResult
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool {
    let data = exceptions.map { Data(referencing: $0) }
    let applies = data.map { TrustOutcome.areExceptions($0, of: trust.certificates[0]) } ?? false
    trust.set { $0.exceptions = applies ? data : nil }
    return applies
}
