import Foundation

/// What a contact consists of.
struct ContactValues: Equatable {
    var identifier = "\(UUID().uuidString):ABPerson"
    var contactType = CNContactType.person
    /// Names and other texts, by the keys of their properties. Empty ones are not kept.
    private(set) var texts: [String: String] = [:]
    var imageData: Data?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    var birthday: DateComponents?
    var nonGregorianBirthday: DateComponents?
    var dates: [CNLabeledValue<NSDateComponents>] = []

    init() {}

    subscript(key: String) -> String {
        get { texts[key] ?? "" }
        set { texts[key] = newValue.isEmpty ? nil : newValue }
    }

    // MARK: Archives

    private static let textKeys = [
        CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
        CNContactPreviousFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
        CNContactDepartmentNameKey, CNContactJobTitleKey, CNContactPhoneticGivenNameKey,
        CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey, CNContactPhoneticOrganizationNameKey,
        CNContactNoteKey,
    ]

    init(_ coder: NSCoder) {
        let fields = coder.decodeFields([CNContactIdentifierKey, CNContactTypeKey])
        identifier = fields[CNContactIdentifierKey] ?? identifier
        contactType = fields[CNContactTypeKey] == "organization" ? .organization : .person
        texts = coder.decodeFields(Self.textKeys)
        imageData = coder.decode(NSData.self, CNContactImageDataKey).map { Data(referencing: $0) }
        func values<Value>(_ key: String) -> [CNLabeledValue<Value>] {
            LabeledArchive<Value>(coder.decode(NSString.self, key)).values
        }
        phoneNumbers = values(CNContactPhoneNumbersKey)
        emailAddresses = values(CNContactEmailAddressesKey)
        postalAddresses = values(CNContactPostalAddressesKey)
        urlAddresses = values(CNContactUrlAddressesKey)
        contactRelations = values(CNContactRelationsKey)
        socialProfiles = values(CNContactSocialProfilesKey)
        instantMessageAddresses = values(CNContactInstantMessageAddressesKey)
        dates = values(CNContactDatesKey)
        birthday = Self.date(coder, CNContactBirthdayKey)
        nonGregorianBirthday = Self.date(coder, CNContactNonGregorianBirthdayKey)
    }

    func encode(_ coder: NSCoder) {
        let type = contactType == .organization ? "organization" : "person"
        coder.encodeFields(texts.merging([CNContactIdentifierKey: identifier, CNContactTypeKey: type]) { $1 })
        if let imageData { coder.encode(imageData as NSData, forKey: CNContactImageDataKey) }
        func encode<Value>(_ values: [CNLabeledValue<Value>], _ key: String) {
            coder.encode(LabeledArchive(values).text, forKey: key)
        }
        encode(phoneNumbers, CNContactPhoneNumbersKey)
        encode(emailAddresses, CNContactEmailAddressesKey)
        encode(postalAddresses, CNContactPostalAddressesKey)
        encode(urlAddresses, CNContactUrlAddressesKey)
        encode(contactRelations, CNContactRelationsKey)
        encode(socialProfiles, CNContactSocialProfilesKey)
        encode(instantMessageAddresses, CNContactInstantMessageAddressesKey)
        encode(dates, CNContactDatesKey)
        Self.encode(birthday, coder, CNContactBirthdayKey)
        Self.encode(nonGregorianBirthday, coder, CNContactNonGregorianBirthdayKey)
    }

    private static func encode(_ date: DateComponents?, _ coder: NSCoder, _ key: String) {
        guard let date, let data = try? JSONEncoder().encode(date) else { return }
        coder.encode(data as NSData, forKey: key)
    }

    private static func date(_ coder: NSCoder, _ key: String) -> DateComponents? {
        coder.decode(NSData.self, key).flatMap {
            try? JSONDecoder().decode(DateComponents.self, from: Data(referencing: $0))
        }
    }
}
