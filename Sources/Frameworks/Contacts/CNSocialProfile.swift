import Foundation

public let CNSocialProfileURLStringKey = "urlString"
public let CNSocialProfileUsernameKey = "username"
public let CNSocialProfileUserIdentifierKey = "userIdentifier"
public let CNSocialProfileServiceKey = "service"

public let CNSocialProfileServiceFacebook = "Facebook"
public let CNSocialProfileServiceFlickr = "Flickr"
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
public let CNSocialProfileServiceMySpace = "MySpace"
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
public let CNSocialProfileServiceTwitter = "Twitter"
public let CNSocialProfileServiceYelp = "Yelp"
public let CNSocialProfileServiceGameCenter = "GameCenter"

/// - Linux: works
///
/// A profile of a social network.
open class CNSocialProfile: NSObject, NSCopying, NSSecureCoding, FieldValue {
    let fields: [String: String]

    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        fields = [
            CNSocialProfileURLStringKey: urlString, CNSocialProfileUsernameKey: username,
            CNSocialProfileUserIdentifierKey: userIdentifier, CNSocialProfileServiceKey: service,
        ].compactMapValues(\.self)
    }

    static func make(_ fields: [String: String]) -> NSObject {
        CNSocialProfile(
            urlString: fields[CNSocialProfileURLStringKey], username: fields[CNSocialProfileUsernameKey],
            userIdentifier: fields[CNSocialProfileUserIdentifierKey], service: fields[CNSocialProfileServiceKey])
    }

    open var urlString: String { fields[CNSocialProfileURLStringKey] ?? "" }
    open var username: String { fields[CNSocialProfileUsernameKey] ?? "" }
    open var userIdentifier: String { fields[CNSocialProfileUserIdentifierKey] ?? "" }
    open var service: String { fields[CNSocialProfileServiceKey] ?? "" }

    /// Returns the English name of a property.
    open class func localizedString(forKey key: String) -> String { PropertyNames.name(of: key) }

    /// Returns the name of a network.
    open class func localizedString(forService service: String) -> String { PropertyNames.service(service) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNSocialProfile)?.fields == fields }

    open override var hash: Int { fields.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archives

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        fields = coder.decodeFields([
            CNSocialProfileURLStringKey, CNSocialProfileUsernameKey, CNSocialProfileUserIdentifierKey,
            CNSocialProfileServiceKey,
        ])
    }

    open func encode(with coder: NSCoder) { coder.encodeFields(fields) }
}
