import Foundation

/// - Linux: works
///
/// A contact that can be changed.
open class CNMutableContact: CNContact {
    open override var contactType: CNContactType {
        get { values.contactType }
        set { values.contactType = newValue }
    }

    open override var namePrefix: String {
        get { values[CNContactNamePrefixKey] }
        set { values[CNContactNamePrefixKey] = newValue }
    }

    open override var givenName: String {
        get { values[CNContactGivenNameKey] }
        set { values[CNContactGivenNameKey] = newValue }
    }

    open override var middleName: String {
        get { values[CNContactMiddleNameKey] }
        set { values[CNContactMiddleNameKey] = newValue }
    }

    open override var familyName: String {
        get { values[CNContactFamilyNameKey] }
        set { values[CNContactFamilyNameKey] = newValue }
    }

    open override var previousFamilyName: String {
        get { values[CNContactPreviousFamilyNameKey] }
        set { values[CNContactPreviousFamilyNameKey] = newValue }
    }

    open override var nameSuffix: String {
        get { values[CNContactNameSuffixKey] }
        set { values[CNContactNameSuffixKey] = newValue }
    }

    open override var nickname: String {
        get { values[CNContactNicknameKey] }
        set { values[CNContactNicknameKey] = newValue }
    }

    open override var organizationName: String {
        get { values[CNContactOrganizationNameKey] }
        set { values[CNContactOrganizationNameKey] = newValue }
    }

    open override var departmentName: String {
        get { values[CNContactDepartmentNameKey] }
        set { values[CNContactDepartmentNameKey] = newValue }
    }

    open override var jobTitle: String {
        get { values[CNContactJobTitleKey] }
        set { values[CNContactJobTitleKey] = newValue }
    }

    open override var phoneticGivenName: String {
        get { values[CNContactPhoneticGivenNameKey] }
        set { values[CNContactPhoneticGivenNameKey] = newValue }
    }

    open override var phoneticMiddleName: String {
        get { values[CNContactPhoneticMiddleNameKey] }
        set { values[CNContactPhoneticMiddleNameKey] = newValue }
    }

    open override var phoneticFamilyName: String {
        get { values[CNContactPhoneticFamilyNameKey] }
        set { values[CNContactPhoneticFamilyNameKey] = newValue }
    }

    open override var phoneticOrganizationName: String {
        get { values[CNContactPhoneticOrganizationNameKey] }
        set { values[CNContactPhoneticOrganizationNameKey] = newValue }
    }

    open override var note: String {
        get { values[CNContactNoteKey] }
        set { values[CNContactNoteKey] = newValue }
    }

    open override var imageData: Data? {
        get { values.imageData }
        set { values.imageData = newValue }
    }

    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { values.phoneNumbers }
        set { values.phoneNumbers = newValue }
    }

    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { values.emailAddresses }
        set { values.emailAddresses = newValue }
    }

    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { values.postalAddresses }
        set { values.postalAddresses = newValue }
    }

    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { values.urlAddresses }
        set { values.urlAddresses = newValue }
    }

    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { values.contactRelations }
        set { values.contactRelations = newValue }
    }

    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { values.socialProfiles }
        set { values.socialProfiles = newValue }
    }

    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { values.instantMessageAddresses }
        set { values.instantMessageAddresses = newValue }
    }

    open override var birthday: DateComponents? {
        get { values.birthday }
        set { values.birthday = newValue }
    }

    open override var nonGregorianBirthday: DateComponents? {
        get { values.nonGregorianBirthday }
        set { values.nonGregorianBirthday = newValue }
    }

    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { values.dates }
        set { values.dates = newValue }
    }
}
