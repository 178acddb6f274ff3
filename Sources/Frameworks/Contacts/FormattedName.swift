import Foundation

/// The names of a contact in the order in which they are written.
struct FormattedName {
    enum Script {
        case latin, japanese
        /// Chinese or Korean.
        case chinese
    }

    /// The names that are not empty, with the keys of their properties.
    let parts: [(key: String, text: String)]

    init(_ contact: CNContact, _ style: CNContactFormatterStyle) {
        let (given, middle, family) =
            style == .fullName
            ? (CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey)
            : (CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey)
        var keys = Self.script(of: contact) == .latin ? [given, middle, family] : [family, middle, given]
        if style == .fullName { keys = [CNContactNamePrefixKey] + keys + [CNContactNameSuffixKey] }
        var parts = Self.parts(keys, contact)
        if style == .fullName, parts.isEmpty || contact.contactType == .organization {
            let organization = Self.parts([CNContactOrganizationNameKey], contact)
            if !organization.isEmpty { parts = organization }
        }
        self.parts = parts
    }

    private static func parts(_ keys: [String], _ contact: CNContact) -> [(key: String, text: String)] {
        keys.map { ($0, contact.values[$0]) }.filter { !$0.1.isEmpty }
    }

    static func script(of contact: CNContact) -> Script {
        let name = (contact.familyName + contact.givenName).unicodeScalars
        guard let first = name.first, isEastAsian(first) else { return .latin }
        return name.contains { (0x3040...0x30FF).contains($0.value) } ? .japanese : .chinese
    }

    private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
        [0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF].contains { $0.contains(scalar.value) }
    }
}
