import Foundation

/// The key of the attribute that says of which property a part of a formatted address is.
public let CNPostalAddressPropertyAttribute = "CNPostalAddressPropertyAttribute"

/// The key of the attribute with the name of that property.
public let CNPostalAddressLocalizedPropertyNameAttribute = "CNPostalAddressLocalizedPropertyNameAttribute"

/// - Linux: works
///
/// How an address is formatted.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    case mailingAddress = 0
}

/// - Linux: works
///
/// Writes a postal address in lines. The postal code is after the city in addresses of the United States, Canada,
/// Australia and the United Kingdom and in those without a country's code, and before it in others.
open class CNPostalAddressFormatter: Formatter {
    private static let countriesWithCodeAfterCity: Set<String> = ["", "us", "ca", "au", "gb"]

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var style = CNPostalAddressFormatterStyle.mailingAddress

    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        lines(postalAddress).map { $0.map(\.text).joined(separator: " ") }.joined(separator: "\n")
    }

    /// Returns the address with a ``CNPostalAddressPropertyAttribute`` in each part.
    open class func attributedString(
        from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle,
        withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        let attributes = CNContactFormatter.attributes(attributes)
        for line in lines(postalAddress) {
            for (index, part) in line.enumerated() {
                if text.length > 0 {
                    text.append(NSAttributedString(string: index == 0 ? "\n" : " ", attributes: attributes))
                }
                let own: [NSAttributedString.Key: Any] = [
                    NSAttributedString.Key(CNPostalAddressPropertyAttribute): part.key,
                    NSAttributedString.Key(CNPostalAddressLocalizedPropertyNameAttribute): PropertyNames.name(
                        of: part.key),
                ]
                text.append(NSAttributedString(string: part.text, attributes: attributes.merging(own) { $1 }))
            }
        }
        return text
    }

    private static func lines(_ address: CNPostalAddress) -> [[(key: String, text: String)]] {
        let isCodeLast = countriesWithCodeAfterCity.contains(address.isoCountryCode.lowercased())
        let place =
            isCodeLast
            ? [CNPostalAddressCityKey, CNPostalAddressStateKey, CNPostalAddressPostalCodeKey]
            : [CNPostalAddressPostalCodeKey, CNPostalAddressCityKey, CNPostalAddressStateKey]
        let keys = [
            [CNPostalAddressStreetKey], [CNPostalAddressSubLocalityKey], place,
            [CNPostalAddressSubAdministrativeAreaKey],
            [CNPostalAddressCountryKey],
        ]
        return keys.map { $0.map { ($0, address[$0]) }.filter { !$0.1.isEmpty } }.filter { !$0.isEmpty }
    }

    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }

    open func attributedString(
        from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString {
        Self.attributedString(from: postalAddress, style: style, withDefaultAttributes: attributes)
    }

    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string) }
}
