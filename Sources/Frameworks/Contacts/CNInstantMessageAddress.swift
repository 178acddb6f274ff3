import Foundation

public let CNInstantMessageAddressUsernameKey = "username"
public let CNInstantMessageAddressServiceKey = "service"

public let CNInstantMessageServiceAIM = "AIM"
public let CNInstantMessageServiceFacebook = "Facebook"
public let CNInstantMessageServiceGaduGadu = "GaduGadu"
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
public let CNInstantMessageServiceICQ = "ICQ"
public let CNInstantMessageServiceJabber = "Jabber"
public let CNInstantMessageServiceMSN = "MSN"
public let CNInstantMessageServiceQQ = "QQ"
public let CNInstantMessageServiceSkype = "Skype"
public let CNInstantMessageServiceYahoo = "Yahoo"

/// - Linux: works
///
/// An address for instant messages.
open class CNInstantMessageAddress: NSObject, NSCopying, NSSecureCoding, FieldValue {
    let fields: [String: String]

    public init(username: String, service: String) {
        fields = [CNInstantMessageAddressUsernameKey: username, CNInstantMessageAddressServiceKey: service]
    }

    static func make(_ fields: [String: String]) -> NSObject {
        CNInstantMessageAddress(
            username: fields[CNInstantMessageAddressUsernameKey] ?? "",
            service: fields[CNInstantMessageAddressServiceKey] ?? "")
    }

    open var username: String { fields[CNInstantMessageAddressUsernameKey] ?? "" }
    open var service: String { fields[CNInstantMessageAddressServiceKey] ?? "" }

    /// Returns the English name of a property.
    open class func localizedString(forKey key: String) -> String { PropertyNames.name(of: key) }

    /// Returns the name of a service.
    open class func localizedString(forService service: String) -> String { PropertyNames.service(service) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNInstantMessageAddress)?.fields == fields }

    open override var hash: Int { fields.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archives

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        fields = coder.decodeFields([CNInstantMessageAddressUsernameKey, CNInstantMessageAddressServiceKey])
    }

    open func encode(with coder: NSCoder) { coder.encodeFields(fields) }
}
