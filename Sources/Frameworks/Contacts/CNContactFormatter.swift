import Foundation

/// The key of the attribute that says of which property a part of a formatted name is.
public let CNContactPropertyAttribute = "CNContactPropertyAttribute"

/// - Linux: works
///
/// Which names are formatted.
public enum CNContactFormatterStyle: Int, Sendable {
    case fullName = 0
    case phoneticFullName = 1
}

/// - Linux: works
///
/// Which name comes first.
public enum CNContactDisplayNameOrder: Int, Sendable {
    case userDefault = 0
    case givenNameFirst = 1
    case familyNameFirst = 2
}

/// - Linux: works
///
/// Writes the name of a contact. Names in Chinese, Japanese and Korean letters begin with the family name, others with
/// the given name. A contact without names has the name of its organization.
open class CNContactFormatter: Formatter {
    public override init() { super.init() }

    /// The default is `.fullName`.
    open var style = CNContactFormatterStyle.fullName

    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        "formatter \(style.rawValue)" as NSString
    }

    open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { "nameOrder" as NSString }

    open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { "delimiter" as NSString }

    /// Returns nil if there is no such name.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let text = FormattedName(contact, style).parts.map(\.text).joined(separator: delimiter(for: contact))
        return text.isEmpty ? nil : text
    }

    /// Returns the name with a ``CNContactPropertyAttribute`` in each part.
    open class func attributedString(
        from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        let text = NSMutableAttributedString(string: "")
        let attributes = Self.attributes(attributes)
        for (key, part) in FormattedName(contact, style).parts {
            if text.length > 0 {
                text.append(NSAttributedString(string: delimiter(for: contact), attributes: attributes))
            }
            let key = [NSAttributedString.Key(CNContactPropertyAttribute): key as Any]
            text.append(NSAttributedString(string: part, attributes: attributes.merging(key) { $1 }))
        }
        return text.length == 0 ? nil : text
    }

    static func attributes(_ attributes: [AnyHashable: Any]?) -> [NSAttributedString.Key: Any] {
        (attributes ?? [:]).reduce(into: [:]) { result, attribute in
            if let key = attribute.key as? NSAttributedString.Key {
                result[key] = attribute.value
            } else if let name = attribute.key as? String {
                result[NSAttributedString.Key(name)] = attribute.value
            }
        }
    }

    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
        FormattedName.script(of: contact) == .latin ? .givenNameFirst : .familyNameFirst
    }

    /// Returns what is between the names: nothing in Chinese and Korean.
    open class func delimiter(for contact: CNContact) -> String {
        FormattedName.script(of: contact) == .chinese ? "" : " "
    }

    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    open func attributedString(
        from contact: CNContact, defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        Self.attributedString(from: contact, style: style, defaultAttributes: attributes)
    }

    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string) }

    // MARK: Archives

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        style = CNContactFormatterStyle(rawValue: coder.decodeInteger(forKey: "style")) ?? .fullName
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "style")
    }
}
