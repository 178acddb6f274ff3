/// - Linux: works
///
/// A provider whose users sign in on a page of its own.
public protocol FederatedAuthProvider: NSObjectProtocol {
    /// Ends with an error.
    func getCredentialWith(
        _ uiDelegate: (any AuthUIDelegate)?, completion: ((AuthCredential?, (any Error)?) -> Void)?)
}

/// - Linux: works
///
/// Makes credentials of tokens. A page to sign in is not shown: that ends with `AuthErrorCode.networkError`.
open class OAuthProvider: NSObject, FederatedAuthProvider {
    public static let id = "OAuth"

    open var scopes: [String]?
    open var customParameters: [String: String]?
    public let providerID: String

    public init(providerID: String, auth: Auth = Auth.auth()) {
        self.providerID = providerID
    }

    public convenience init(providerID: AuthProviderID, auth: Auth = Auth.auth()) {
        self.init(providerID: providerID.rawValue, auth: auth)
    }

    open class func provider(providerID: String) -> OAuthProvider { OAuthProvider(providerID: providerID) }

    public class func provider(providerID: AuthProviderID) -> OAuthProvider { OAuthProvider(providerID: providerID) }

    open class func provider(providerID: String, auth: Auth) -> OAuthProvider {
        OAuthProvider(providerID: providerID, auth: auth)
    }

    public class func provider(providerID: AuthProviderID, auth: Auth) -> OAuthProvider {
        OAuthProvider(providerID: providerID, auth: auth)
    }

    // MARK: Credentials

    public static func credential(
        withProviderID providerID: String, idToken: String, accessToken: String?
    ) -> OAuthCredential {
        OAuthCredential(provider: providerID, idToken: idToken, accessToken: accessToken)
    }

    public static func credential(withProviderID providerID: String, accessToken: String) -> OAuthCredential {
        OAuthCredential(provider: providerID, accessToken: accessToken)
    }

    public static func credential(
        withProviderID providerID: String, idToken: String, rawNonce: String?, accessToken: String? = nil
    ) -> OAuthCredential {
        OAuthCredential(provider: providerID, idToken: idToken, accessToken: accessToken, rawNonce: rawNonce)
    }

    public static func credential(
        providerID: AuthProviderID, idToken: String, accessToken: String? = nil
    ) -> OAuthCredential {
        OAuthCredential(provider: providerID.rawValue, idToken: idToken, accessToken: accessToken)
    }

    public static func credential(providerID: AuthProviderID, accessToken: String) -> OAuthCredential {
        OAuthCredential(provider: providerID.rawValue, accessToken: accessToken)
    }

    public static func credential(
        providerID: AuthProviderID, idToken: String, rawNonce: String, accessToken: String? = nil
    ) -> OAuthCredential {
        OAuthCredential(
            provider: providerID.rawValue, idToken: idToken, accessToken: accessToken, rawNonce: rawNonce)
    }

    public static func appleCredential(
        withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
    ) -> OAuthCredential {
        OAuthCredential(
            provider: AuthProviderID.apple.rawValue, idToken: idToken, rawNonce: rawNonce, fullName: fullName)
    }

    /// - Linux: refuses
    open func getCredentialWith(
        _ uiDelegate: (any AuthUIDelegate)?, completion: ((AuthCredential?, (any Error)?) -> Void)? = nil
    ) {
        AuthAbsence.refuse(completion)
    }

    /// - Linux: refuses
    open func credential(with uiDelegate: (any AuthUIDelegate)?) async throws -> AuthCredential {
        throw AuthAbsence.error
    }
}
