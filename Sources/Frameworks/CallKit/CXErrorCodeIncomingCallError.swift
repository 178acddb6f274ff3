import Foundation

/// The domain of ``CXErrorCodeIncomingCallError``.
public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"

/// - Linux: works
///
/// Says why an incoming call was refused. On Linux every call ends with `unentitled`.
public struct CXErrorCodeIncomingCallError: _BridgedStoredNSError {
    /// - Linux: works
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CXErrorCodeIncomingCallError

        case unknown = 0
        case unentitled = 1
        case callUUIDAlreadyExists = 2
        case filteredByDoNotDisturb = 3
        case filteredByBlockList = 4
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { CXErrorDomainIncomingCall }
    public static var errorDomain: String { CXErrorDomainIncomingCall }

    public static var unknown: Code { .unknown }
    public static var unentitled: Code { .unentitled }
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
    public static var filteredByBlockList: Code { .filteredByBlockList }
}
