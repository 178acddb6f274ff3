import CoreFoundationTypes
import Dispatch
import Foundation

/// The certificates of a server, which no function returns on Linux: the library of URLSession checks them itself.
/// - Linux: refuses
public final class SecTrust: Hashable, Sendable {
    private init() {}

    public static func == (lhs: SecTrust, rhs: SecTrust) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What an evaluation finds.
/// - Linux: refuses
public enum SecTrustResultType: UInt32, Sendable {
    case invalid = 0
    case proceed = 1
    case deny = 3
    case unspecified = 4
    case recoverableTrustFailure = 5
    case fatalTrustFailure = 6
    case otherError = 7
}

/// Stores nil and returns `errSecUnimplemented`.
/// - Linux: refuses
@discardableResult
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    trust.pointee = nil
    return errSecUnimplemented
}

/// Stores nil and returns `errSecUnimplemented`, for a list of certificates.
/// - Linux: refuses
@discardableResult
public func SecTrustCreateWithCertificates(
    _ certificates: CFArray, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    trust.pointee = nil
    return errSecUnimplemented
}

/// - Linux: refuses
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus { errSecUnimplemented }

/// - Linux: refuses
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFArray) -> OSStatus { errSecUnimplemented }

/// - Linux: refuses
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    errSecUnimplemented
}

/// - Linux: refuses
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    errSecUnimplemented
}

/// Stores `.invalid` and returns `errSecUnimplemented`.
/// - Linux: refuses
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = .invalid
    return errSecUnimplemented
}

/// Stores an error and returns false.
/// - Linux: refuses
@discardableResult
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    error?.pointee = statusError(errSecUnimplemented)
    return false
}

/// Told of an evaluation's end.
/// - Linux: refuses
public typealias SecTrustWithErrorCallback = (SecTrust, Bool, CFError?) -> Void

/// Calls `result` on the queue with false and an error.
/// - Linux: refuses
@discardableResult
public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
    queue.async { result(trust, false, statusError(errSecUnimplemented)) }
    return errSecSuccess
}

/// - Linux: refuses
@discardableResult
public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = .invalid
    return errSecUnimplemented
}

/// - Linux: refuses
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

/// - Linux: refuses
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }

/// - Linux: refuses
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { 0 }

/// - Linux: refuses
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? { nil }

/// - Linux: refuses
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }

/// - Linux: refuses
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { nil }

/// - Linux: refuses
@discardableResult
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool { false }

/// Returns an error with a code of this module.
func statusError(_ status: OSStatus) -> CFError { NSError(domain: NSOSStatusErrorDomain, code: Int(status)) }
