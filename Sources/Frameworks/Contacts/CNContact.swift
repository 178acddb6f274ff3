import Foundation

/// Apple's systems raise it for a property that was not fetched. All properties of a contact are there on Linux.
public let CNContactPropertyNotFetchedExceptionName = "CNContactPropertyNotFetchedException"

/// - Linux: works
///
/// A person or an organization. Contacts are made by the program, or read from a vCard.
open class CNContact: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    var values = ContactValues()

    public override init() { super.init() }

    init(_ values: ContactValues) { self.values = values }

    open var identifier: String { values.identifier }
    open var contactType: CNContactType { values.contactType }
    open var namePrefix: String { values[CNContactNamePrefixKey] }
    open var givenName: String { values[CNContactGivenNameKey] }
    open var middleName: String { values[CNContactMiddleNameKey] }
    open var familyName: String { values[CNContactFamilyNameKey] }
    open var previousFamilyName: String { values[CNContactPreviousFamilyNameKey] }
    open var nameSuffix: String { values[CNContactNameSuffixKey] }
    open var nickname: String { values[CNContactNicknameKey] }
    open var organizationName: String { values[CNContactOrganizationNameKey] }
    open var departmentName: String { values[CNContactDepartmentNameKey] }
    open var jobTitle: String { values[CNContactJobTitleKey] }
    open var phoneticGivenName: String { values[CNContactPhoneticGivenNameKey] }
    open var phoneticMiddleName: String { values[CNContactPhoneticMiddleNameKey] }
    open var phoneticFamilyName: String { values[CNContactPhoneticFamilyNameKey] }
    open var phoneticOrganizationName: String { values[CNContactPhoneticOrganizationNameKey] }
    open var note: String { values[CNContactNoteKey] }
    open var imageData: Data? { values.imageData }
    /// The picture itself; a smaller one is not made.
    open var thumbnailImageData: Data? { values.imageData }
    open var imageDataAvailable: Bool { values.imageData != nil }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
    open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
    open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
    open var contactRelations: [CNLabeledValue<CNContactRelation>] { values.contactRelations }
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { values.socialProfiles }
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { values.instantMessageAddresses }
    open var birthday: DateComponents? { values.birthday }
    open var nonGregorianBirthday: DateComponents? { values.nonGregorianBirthday }
    open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }

    /// Returns true: a contact has all its properties.
    open func isKeyAvailable(_ key: String) -> Bool { true }

    /// Returns true: a contact has all its properties.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

    /// Returns the English name of a property.
    open class func localizedString(forKey key: String) -> String { PropertyNames.name(of: key) }

    /// Returns what compares contacts by the names in a sort order; all are equal for `.none`.
    open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { left, right in
            guard let left = left as? CNContact, let right = right as? CNContact else { return .orderedSame }
            return left.sortingName(sortOrder).localizedStandardCompare(right.sortingName(sortOrder))
        }
    }

    private func sortingName(_ order: CNContactSortOrder) -> String {
        let names =
            switch order {
            case .none: [String]()
            case .givenName: [givenName, familyName]
            case .familyName, .userDefault: [familyName, givenName]
            }
        let name = names.filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty && order != .none ? organizationName : name
    }

    open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { "comparator" as NSString }

    /// Returns whether it is the contact's own identifier: contacts are not linked.
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { identifier == contactIdentifier }

    // MARK: Copies and archives

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.values == values }

    open override var hash: Int { identifier.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { CNContact(values) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values) }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) { values = ContactValues(coder) }

    open func encode(with coder: NSCoder) { values.encode(coder) }
}
