import Foundation

/// The domain of ``CXErrorCodeRequestTransactionError``.
public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"

/// - Linux: works
///
/// Says why a transaction was refused. On Linux every one ends with `unentitled`.
public struct CXErrorCodeRequestTransactionError: _BridgedStoredNSError {
    /// - Linux: works
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CXErrorCodeRequestTransactionError

        case unknown = 0
        case unentitled = 1
        case unknownCallProvider = 2
        case emptyTransaction = 3
        case unknownCallUUID = 4
        case callUUIDAlreadyExists = 5
        case invalidAction = 6
        case maximumCallGroupsReached = 7
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { CXErrorDomainRequestTransaction }
    public static var errorDomain: String { CXErrorDomainRequestTransaction }

    public static var unknown: Code { .unknown }
    public static var unentitled: Code { .unentitled }
    public static var unknownCallProvider: Code { .unknownCallProvider }
    public static var emptyTransaction: Code { .emptyTransaction }
    public static var unknownCallUUID: Code { .unknownCallUUID }
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    public static var invalidAction: Code { .invalidAction }
    public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
}
