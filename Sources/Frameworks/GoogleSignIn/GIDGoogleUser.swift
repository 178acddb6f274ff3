/// - Linux: works
///
/// What a program is for Google.
public final class GIDConfiguration: NSObject, NSCopying, Sendable {
    public let clientID: String
    public let serverClientID: String?
    public let hostedDomain: String?
    public let openIDRealm: String?

    public init(
        clientID: String, serverClientID: String? = nil, hostedDomain: String? = nil, openIDRealm: String? = nil
    ) {
        self.clientID = clientID
        self.serverClientID = serverClientID
        self.hostedDomain = hostedDomain
        self.openIDRealm = openIDRealm
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// - Linux: refuses
///
/// A user. Nobody signs in, so programs never have one.
// Sound: nothing changes after the initializer.
open class GIDGoogleUser: NSObject, @unchecked Sendable {
    public let configuration: GIDConfiguration
    public let accessToken: GIDToken
    public let refreshToken: GIDToken
    open var userID: String? { nil }
    open var profile: GIDProfileData! { nil }
    open var grantedScopes: [String]? { nil }
    open var idToken: GIDToken? { nil }
    open var serverAuthCode: String? { nil }

    init(configuration: GIDConfiguration, token: GIDToken) {
        self.configuration = configuration
        accessToken = token
        refreshToken = token
    }

    open func refreshTokensIfNeeded(completion: @escaping (GIDGoogleUser?, (any Error)?) -> Void) {
        GIDSignIn.sharedInstance.later { _ in completion(nil, GIDSignInError.unknown) }
    }

    @discardableResult
    open func refreshTokensIfNeeded() async throws -> GIDGoogleUser { throw GIDSignInError.unknown }

    open func addScopes(
        _ scopes: [String], presenting presentingViewController: UIViewController,
        completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
    ) {
        GIDSignIn.sharedInstance.later { _ in completion?(nil, GIDSignInError.unknown) }
    }

    /// Of versions before 7.
    open var authentication: GIDAuthentication! { nil }
}

/// - Linux: refuses
///
/// Tokens of a user, in versions before 7.
public final class GIDAuthentication: NSObject, Sendable {
    public var clientID: String { "" }
    public var accessToken: String! { "" }
    public var refreshToken: String! { "" }
    public var idToken: String! { nil }
}

/// - Linux: refuses
public final class GIDToken: NSObject, Sendable {
    public let tokenString: String
    public let expirationDate: Date?

    init(tokenString: String, expirationDate: Date?) {
        self.tokenString = tokenString
        self.expirationDate = expirationDate
    }

    public func isEqual(to otherToken: GIDToken) -> Bool {
        tokenString == otherToken.tokenString && expirationDate == otherToken.expirationDate
    }
}

/// - Linux: refuses
public final class GIDProfileData: NSObject, Sendable {
    public var email: String! { "" }
    public var name: String! { "" }
    public var givenName: String! { nil }
    public var familyName: String! { nil }
    public var hasImage: Bool { false }

    public func imageURL(withDimension dimension: UInt) -> URL! { nil }
}

/// - Linux: refuses
// Sound: nothing changes after the initializer.
public final class GIDSignInResult: NSObject, @unchecked Sendable {
    public let user: GIDGoogleUser
    public var serverAuthCode: String? { nil }

    init(user: GIDGoogleUser) {
        self.user = user
    }
}
