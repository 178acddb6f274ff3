import Foundation

/// The values of a contact by the keys of their properties.
package enum PropertyValues {
    /// A value with its label.
    package struct Labeled {
        package let identifier: String
        package let label: String?
        package let value: NSObject
    }

    /// Returns the labeled values of a property; none of a property without labels.
    package static func labeled(_ key: String, in contact: CNContact) -> [Labeled] {
        switch key {
        case CNContactPhoneNumbersKey: entries(contact.phoneNumbers)
        case CNContactEmailAddressesKey: entries(contact.emailAddresses)
        case CNContactPostalAddressesKey: entries(contact.postalAddresses)
        case CNContactUrlAddressesKey: entries(contact.urlAddresses)
        case CNContactRelationsKey: entries(contact.contactRelations)
        case CNContactSocialProfilesKey: entries(contact.socialProfiles)
        case CNContactInstantMessageAddressesKey: entries(contact.instantMessageAddresses)
        case CNContactDatesKey: entries(contact.dates)
        default: []
        }
    }

    /// Returns a text, or the labeled value with the identifier.
    static func value(_ key: String, _ identifier: String?, in contact: CNContact) -> Any? {
        guard let identifier else { return contact.values[key] }
        return labeled(key, in: contact).first { $0.identifier == identifier }?.value
    }

    private static func entries<Value>(_ values: [CNLabeledValue<Value>]) -> [Labeled] {
        values.compactMap { value in
            (value.value as? NSObject).map {
                Labeled(identifier: value.identifier, label: value.label, value: $0)
            }
        }
    }
}
