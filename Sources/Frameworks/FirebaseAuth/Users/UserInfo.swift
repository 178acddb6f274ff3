/// - Linux: works
public protocol UserInfo: NSObjectProtocol {
    var providerID: String { get }
    var uid: String { get }
    var displayName: String? { get }
    var photoURL: URL? { get }
    var email: String? { get }
    var phoneNumber: String? { get }
}

/// - Linux: refuses
open class UserMetadata: NSObject {
    open var lastSignInDate: Date? { nil }
    open var creationDate: Date? { nil }
}

/// - Linux: refuses
open class AdditionalUserInfo: NSObject {
    open var providerID: String { "" }
    open var profile: [String: Any]? { nil }
    open var username: String? { nil }
    open var isNewUser: Bool { false }
}

/// - Linux: refuses
///
/// A user who has signed in, of whom there is none.
open class AuthDataResult: NSObject {
    public let user: User
    public let additionalUserInfo: AdditionalUserInfo?
    public let credential: OAuthCredential?

    init(user: User) {
        self.user = user
        additionalUserInfo = nil
        credential = nil
    }
}

/// - Linux: refuses
open class AuthTokenResult: NSObject {
    open var token: String
    open var expirationDate = Date.distantPast
    open var authDate = Date.distantPast
    open var issuedAtDate = Date.distantPast
    open var signInProvider = ""
    open var signInSecondFactor = ""
    open var claims: [String: Any] = [:]

    init(token: String) {
        self.token = token
    }
}
