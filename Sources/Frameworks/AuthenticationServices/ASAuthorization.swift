import Foundation

/// What an authorization has given. There is none.
///
/// - Linux: refuses
// Sound: nothing of it changes; only an open class cannot say so unchecked.
open class ASAuthorization: NSObject, @unchecked Sendable {
    /// What a request wants to know about the user.
    ///
    /// - Linux: no effect
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) { self.rawValue = rawValue }

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let fullName = Scope("full_name")
        public static let email = Scope("email")
    }

    /// What a request of OpenID is for.
    ///
    /// - Linux: no effect
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) { self.rawValue = rawValue }

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let operationImplicit = OpenIDOperation("implicit")
        public static let operationLogin = OpenIDOperation("login")
        public static let operationRefresh = OpenIDOperation("refresh")
        public static let operationLogout = OpenIDOperation("logout")
    }

    private let ownProvider: any ASAuthorizationProvider
    private let ownCredential: any ASAuthorizationCredential

    init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
        ownProvider = provider
        ownCredential = credential
    }

    open var provider: any ASAuthorizationProvider { ownProvider }

    open var credential: any ASAuthorizationCredential { ownCredential }
}

/// What proves who the user is.
///
/// - Linux: refuses
public protocol ASAuthorizationCredential: NSObjectProtocol, NSCopying {}

/// Makes requests for authorizations.
///
/// - Linux: works
public protocol ASAuthorizationProvider: NSObjectProtocol {}
