/// - Linux: works
public struct AuthProviderID: Equatable, Sendable {
    public let rawValue: String

    public static var apple: Self { Self(rawValue: "apple.com") }
    public static var email: Self { Self(rawValue: EmailAuthProvider.id) }
    public static var facebook: Self { Self(rawValue: FacebookAuthProvider.id) }
    public static var gameCenter: Self { Self(rawValue: GameCenterAuthProvider.id) }
    public static var gitHub: Self { Self(rawValue: GitHubAuthProvider.id) }
    public static var google: Self { Self(rawValue: GoogleAuthProvider.id) }
    public static var phone: Self { Self(rawValue: PhoneAuthProvider.id) }

    public static func custom(_ value: String) -> Self { Self(rawValue: value) }
}

public let EmailAuthProviderID = EmailAuthProvider.id
public let EmailLinkAuthSignInMethod = "emailLink"
public let EmailPasswordAuthSignInMethod = "password"
public let FacebookAuthProviderID = FacebookAuthProvider.id
public let GameCenterAuthProviderID = GameCenterAuthProvider.id
public let GitHubAuthProviderID = GitHubAuthProvider.id
public let GoogleAuthProviderID = GoogleAuthProvider.id
public let GoogleAuthSignInMethod = GoogleAuthProvider.id
public let PhoneAuthProviderID = PhoneAuthProvider.id
public let TwitterAuthProviderID = TwitterAuthProvider.id
