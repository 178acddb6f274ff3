/// - Linux: works
///
/// What proves to Firebase who a user is.
// Sound: nothing changes after the initializer.
open class AuthCredential: NSObject, @unchecked Sendable {
    /// The identifier of the provider, such as `google.com`.
    public let provider: String

    init(provider: String) {
        self.provider = provider
    }
}

/// - Linux: works
public final class OAuthCredential: AuthCredential, @unchecked Sendable {  // Sound: nothing changes
    public let idToken: String?
    public let accessToken: String?
    public let secret: String?
    let rawNonce: String?
    let fullName: PersonNameComponents?

    init(
        provider: String, idToken: String? = nil, accessToken: String? = nil, secret: String? = nil,
        rawNonce: String? = nil, fullName: PersonNameComponents? = nil
    ) {
        self.idToken = idToken
        self.accessToken = accessToken
        self.secret = secret
        self.rawNonce = rawNonce
        self.fullName = fullName
        super.init(provider: provider)
    }
}

/// - Linux: works
public final class PhoneAuthCredential: AuthCredential, @unchecked Sendable {  // Sound: nothing changes
    let verificationID: String
    let verificationCode: String

    init(verificationID: String, verificationCode: String) {
        self.verificationID = verificationID
        self.verificationCode = verificationCode
        super.init(provider: PhoneAuthProvider.id)
    }
}

/// A credential with a token, an address or a password.
final class SecretCredential: AuthCredential, @unchecked Sendable {  // Sound: nothing changes
    let values: [String]

    init(provider: String, _ values: [String]) {
        self.values = values
        super.init(provider: provider)
    }
}
