import Foundation

/// - Linux: works
///
/// The user's settings for contacts. There are none: the order is that of a new device, the country that of the locale.
open class CNContactsUserDefaults: NSObject {
    public required override init() { super.init() }

    open class func shared() -> Self { self.init() }

    open var sortOrder: CNContactSortOrder { .familyName }

    /// The code in small letters.
    open var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "" }
}
