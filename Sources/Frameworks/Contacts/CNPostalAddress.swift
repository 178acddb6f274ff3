import Foundation

public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressSubLocalityKey = "subLocality"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

/// - Linux: works
///
/// A postal address.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, FieldValue {
    static let keys = [
        CNPostalAddressStreetKey, CNPostalAddressSubLocalityKey, CNPostalAddressCityKey,
        CNPostalAddressSubAdministrativeAreaKey, CNPostalAddressStateKey, CNPostalAddressPostalCodeKey,
        CNPostalAddressCountryKey, CNPostalAddressISOCountryCodeKey,
    ]

    var fields: [String: String] = [:]

    public override init() { super.init() }

    init(_ fields: [String: String]) { self.fields = fields }

    static func make(_ fields: [String: String]) -> NSObject { CNPostalAddress(fields) }

    /// The lines of the street, with line breaks between them.
    open var street: String { self[CNPostalAddressStreetKey] }
    open var subLocality: String { self[CNPostalAddressSubLocalityKey] }
    open var city: String { self[CNPostalAddressCityKey] }
    open var subAdministrativeArea: String { self[CNPostalAddressSubAdministrativeAreaKey] }
    open var state: String { self[CNPostalAddressStateKey] }
    open var postalCode: String { self[CNPostalAddressPostalCodeKey] }
    open var country: String { self[CNPostalAddressCountryKey] }
    open var isoCountryCode: String { self[CNPostalAddressISOCountryCodeKey] }

    /// Empty texts are not kept, so that an address does not differ by them.
    subscript(key: String) -> String {
        get { fields[key] ?? "" }
        set { fields[key] = newValue.isEmpty ? nil : newValue }
    }

    /// Returns the English name of a property.
    open class func localizedString(forKey key: String) -> String { PropertyNames.name(of: key) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.fields == fields }

    open override var hash: Int { fields.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(fields) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = CNMutablePostalAddress()
        copy.fields = fields
        return copy
    }

    // MARK: Archives

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) { fields = coder.decodeFields(Self.keys) }

    open func encode(with coder: NSCoder) { coder.encodeFields(fields) }
}
