/// - Linux: works
public final class EmailAuthProvider: NSObject {
    public static let id = "password"

    public class func credential(withEmail email: String, password: String) -> AuthCredential {
        SecretCredential(provider: id, [email, password])
    }

    public class func credential(withEmail email: String, link: String) -> AuthCredential {
        SecretCredential(provider: id, [email, link])
    }
}

/// - Linux: works
public final class FacebookAuthProvider: NSObject {
    public static let id = "facebook.com"

    public class func credential(withAccessToken accessToken: String) -> AuthCredential {
        SecretCredential(provider: id, [accessToken])
    }
}

/// - Linux: works
public final class GitHubAuthProvider: NSObject {
    public static let id = "github.com"

    public class func credential(withToken token: String) -> AuthCredential {
        SecretCredential(provider: id, [token])
    }
}

/// - Linux: works
public final class GoogleAuthProvider: NSObject {
    public static let id = "google.com"

    public class func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential {
        SecretCredential(provider: id, [idToken, accessToken])
    }
}

/// - Linux: works
public final class TwitterAuthProvider: NSObject {
    public static let id = "twitter.com"

    public class func credential(withToken token: String, secret: String) -> AuthCredential {
        SecretCredential(provider: id, [token, secret])
    }
}

/// - Linux: refuses
///
/// There is no Game Center: no credential, and `AuthErrorCode.localPlayerNotAuthenticated`.
public final class GameCenterAuthProvider: NSObject {
    public static let id = "gc.apple.com"

    public class func getCredential(completion: @escaping (AuthCredential?, (any Error)?) -> Void) {
        FirebaseAbsence.later { completion(nil, AuthErrorCode.localPlayerNotAuthenticated) }
    }

    public class func getCredential() async throws -> AuthCredential {
        throw AuthErrorCode.localPlayerNotAuthenticated
    }
}
