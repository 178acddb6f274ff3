import Foundation

/// The domain of ``ASCredentialIdentityStoreError``.
///
/// - Linux: works
public let ASCredentialIdentityStoreErrorDomain = "ASCredentialIdentityStoreErrorDomain"

/// The reason why the store of credentials did not change.
///
/// - Linux: works
public struct ASCredentialIdentityStoreError: _BridgedStoredNSError {
    /// What went wrong.
    ///
    /// - Linux: works
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = ASCredentialIdentityStoreError

        case internalError = 0
        case storeDisabled = 1
        case storeBusy = 2
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var errorDomain: String { ASCredentialIdentityStoreErrorDomain }

    public static var _nsErrorDomain: String { ASCredentialIdentityStoreErrorDomain }

    public static var internalError: Code { .internalError }
    public static var storeDisabled: Code { .storeDisabled }
    public static var storeBusy: Code { .storeBusy }
}
