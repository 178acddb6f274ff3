/// The English names of properties, labels and services.
enum PropertyNames {
    private static let special = [
        CNContactGivenNameKey: "First name", CNContactFamilyNameKey: "Last name", CNContactNamePrefixKey: "Prefix",
        CNContactNameSuffixKey: "Suffix", CNContactOrganizationNameKey: "Company",
        CNContactDepartmentNameKey: "Department", CNContactPhoneticGivenNameKey: "Phonetic first name",
        CNContactPhoneticFamilyNameKey: "Phonetic last name", CNContactPhoneNumbersKey: "Phone",
        CNContactEmailAddressesKey: "Email", CNContactPostalAddressesKey: "Address", CNContactUrlAddressesKey: "URL",
        CNContactRelationsKey: "Related name", CNContactSocialProfilesKey: "Social profile",
        CNContactInstantMessageAddressesKey: "Instant message", CNContactDatesKey: "Date", CNContactTypeKey: "Kind",
        CNPostalAddressPostalCodeKey: "ZIP", CNPostalAddressISOCountryCodeKey: "Country code",
        CNSocialProfileURLStringKey: "URL",
    ]

    /// Returns the name of a property, such as "Job title" for `jobTitle`.
    static func name(of key: String) -> String {
        if let name = special[key] { return name }
        let words = words(of: key)
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// Returns the name of a label, such as "home fax" for `_$!<HomeFAX>!$_`.
    static func label(_ label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_"), label.count > 8 else { return label }
        let name = label.dropFirst(4).dropLast(4)
        return name == "HomePage" ? "homepage" : words(of: String(name))
    }

    static func service(_ service: String) -> String {
        switch service {
        case CNInstantMessageServiceGaduGadu: "Gadu-Gadu"
        case CNInstantMessageServiceGoogleTalk: "Google Talk"
        case CNSocialProfileServiceSinaWeibo: "Sina Weibo"
        case CNSocialProfileServiceTencentWeibo: "Tencent Weibo"
        case CNSocialProfileServiceGameCenter: "Game Center"
        default: service
        }
    }

    /// Returns words in small letters: a word begins with a capital after a small letter.
    private static func words(of name: String) -> String {
        var text = ""
        var isAfterSmall = false
        for character in name {
            if character.isUppercase, isAfterSmall { text += " " }
            isAfterSmall = character.isLowercase
            text += character.lowercased()
        }
        return text
    }
}
