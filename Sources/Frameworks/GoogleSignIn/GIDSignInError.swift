/// The domain of ``GIDSignInError``.
public let kGIDSignInErrorDomain = "com.google.GIDSignIn"

/// - Linux: works
public enum GIDSignInError: Int, Error, Sendable {
    case unknown = -1
    case keychain = -2
    case noSignInHandlersInstalled = -3
    case hasNoAuthInKeychain = -4
    case canceled = -5
    case EMM = -6
    case ambiguousClaims = -7
    case scopesAlreadyGranted = -8
    case mismatchWithCurrentUser = -9

    public typealias Code = GIDSignInError

    public var code: Code { self }
}

/// The name that version 5 has.
public typealias GIDSignInErrorCode = GIDSignInError

extension GIDSignInError: CustomNSError, LocalizedError {
    public static var errorDomain: String { kGIDSignInErrorDomain }

    public var errorCode: Int { rawValue }

    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    public var errorDescription: String? {
        switch self {
        case .unknown: "Linux has no page of Google to sign in."
        case .hasNoAuthInKeychain: "Nobody has signed in with Google."
        default: "Signing in with Google failed with the code \(rawValue)."
        }
    }
}
