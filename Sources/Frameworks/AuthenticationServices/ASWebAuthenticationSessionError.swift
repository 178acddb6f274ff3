import Foundation

/// The domain of ``ASWebAuthenticationSessionError``.
///
/// - Linux: works
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// The reason why a login on a web page did not end with an address.
///
/// - Linux: works
public struct ASWebAuthenticationSessionError: _BridgedStoredNSError {
    /// What went wrong.
    ///
    /// - Linux: works
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = ASWebAuthenticationSessionError

        case canceledLogin = 1
        case presentationContextNotProvided = 2
        case presentationContextInvalid = 3
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }

    public static var _nsErrorDomain: String { ASWebAuthenticationSessionErrorDomain }

    public static var canceledLogin: Code { .canceledLogin }
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
