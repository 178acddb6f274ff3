import Foundation

public let ACAccountTypeIdentifierTwitter = "com.apple.twitter"
public let ACAccountTypeIdentifierFacebook = "com.apple.facebook"
public let ACAccountTypeIdentifierSinaWeibo = "com.apple.sinaweibo"
public let ACAccountTypeIdentifierTencentWeibo = "com.apple.tencentweibo"

public let ACFacebookAppIdKey = "ACFacebookAppIdKey"
public let ACFacebookPermissionsKey = "ACFacebookPermissionsKey"
public let ACFacebookAudienceKey = "ACFacebookAudienceKey"
public let ACFacebookAudienceEveryone = "everyone"
public let ACFacebookAudienceFriends = "friends"
public let ACFacebookAudienceOnlyMe = "me"
public let ACTencentWeiboAppIdKey = "ACTencentWeiboAppIdKey"

/// - Linux: refuses
///
/// A social network with accounts, to none of which there is access.
open class ACAccountType: NSObject {
    private let name: String

    init(_ name: String) { self.name = name }

    open var identifier: String! { name }

    /// The last part of the identifier with a capital letter.
    open var accountTypeDescription: String! { name.split(separator: ".").last?.capitalized ?? "" }

    /// False.
    open var accessGranted: Bool { false }
}
