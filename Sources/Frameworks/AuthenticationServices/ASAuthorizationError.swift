import Foundation

/// The domain of ``ASAuthorizationError``.
///
/// - Linux: works
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// The reason why an authorization was not given.
///
/// - Linux: works
public struct ASAuthorizationError: _BridgedStoredNSError {
    /// What went wrong.
    ///
    /// - Linux: works
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = ASAuthorizationError

        case unknown = 1000
        case canceled = 1001
        case invalidResponse = 1002
        case notHandled = 1003
        case failed = 1004
        case notInteractive = 1005
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var errorDomain: String { ASAuthorizationErrorDomain }

    public static var _nsErrorDomain: String { ASAuthorizationErrorDomain }

    public static var unknown: Code { .unknown }
    public static var canceled: Code { .canceled }
    public static var invalidResponse: Code { .invalidResponse }
    public static var notHandled: Code { .notHandled }
    public static var failed: Code { .failed }
    public static var notInteractive: Code { .notInteractive }
}
