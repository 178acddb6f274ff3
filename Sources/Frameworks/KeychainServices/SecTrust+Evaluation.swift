import CoreFoundationTypes
import Dispatch
import Foundation

/// Told of an evaluation's end.
/// - Linux: works
public typealias SecTrustCallback = (SecTrust, SecTrustResultType) -> Void

/// Told of an evaluation's end, with the error if the trust is not trusted.
/// - Linux: works
public typealias SecTrustWithErrorCallback = (SecTrust, Bool, CFError?) -> Void

/// Evaluates the trust: `.unspecified` if it is trusted, `.proceed` if exceptions are the reason, `.invalid` never.
/// - Linux: works
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = trust.evaluated().result
    return errSecSuccess
}

/// Evaluates the trust on the queue, or on one of the system's, and calls `result` there.
/// - Linux: works
@discardableResult
public func SecTrustEvaluateAsync(
    _ trust: SecTrust, _ queue: DispatchQueue?, _ result: @escaping @Sendable (SecTrust, SecTrustResultType) -> Void
) -> OSStatus {
    (queue ?? .global()).async { result(trust, trust.evaluated().result) }
    return errSecSuccess
}

/// Evaluates the trust. Returns whether it is trusted, and stores what is wrong: an error of `NSOSStatusErrorDomain`,
/// such as `errSecCertificateExpired`.
/// - Linux: works
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    let failure = trust.evaluationError
    error?.pointee = failure
    return failure == nil
}

/// Evaluates the trust on the queue and calls `result` there.
/// - Linux: works
@discardableResult
public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
    queue.async {
        let failure = trust.evaluationError
        result(trust, failure == nil, failure)
    }
    return errSecSuccess
}

/// Stores what the last evaluation found; `.invalid` if there was none since something was set.
/// - Linux: works
@discardableResult
public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = trust.read { $0.outcome?.result } ?? .invalid
    return errSecSuccess
}

/// Returns what an evaluation finds: its date and its result's number.
/// - Linux: works
public func SecTrustCopyResult(_ trust: SecTrust) -> CFDictionary? {
    let outcome = trust.evaluated()
    let result: [String: Any] = [
        kSecTrustEvaluationDate as String: outcome.date,
        kSecTrustResultValue as String: NSNumber(value: outcome.result.rawValue),
    ]
    return result as CFDictionary
}

extension SecTrust {
    fileprivate var evaluationError: CFError? {
        evaluated().failure.map { $0.error(certificate: certificates[0].summary) }
    }
}
