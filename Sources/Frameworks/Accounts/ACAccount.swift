import Foundation

/// - Linux: works
///
/// An account that the program makes. The store has none and saves none.
open class ACAccount: NSObject {
    public init!(accountType type: ACAccountType!) { accountType = type }

    /// Nil: nothing is saved.
    open var identifier: NSString! { nil }

    open var accountType: ACAccountType!
    open var accountDescription: String!
    open var username: String!
    open var credential: ACAccountCredential!

    /// Nil: no network has given a name.
    open var userFullName: String! { nil }
}

/// - Linux: works
///
/// What proves to a network that the user has an account.
open class ACAccountCredential: NSObject {
    open var oauthToken: String!

    public init!(oAuthToken token: String!, tokenSecret secret: String!) { oauthToken = token }

    public init!(oAuth2Token token: String!, refreshToken: String!, expiryDate: Date!) { oauthToken = token }
}
