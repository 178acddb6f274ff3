import Contacts
import Testing

struct CNContactTests {
    private func contact() -> CNMutableContact {
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        contact.familyName = "Lovelace"
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 (20) 123")),
            CNLabeledValue(label: "boat", value: CNPhoneNumber(stringValue: "1")),
        ]
        contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ada@example.com" as NSString)]
        contact.birthday = DateComponents(year: 1815, month: 12, day: 10)
        return contact
    }

    @Test func aCopyDoesNotChangeWithTheContact() throws {
        let contact = contact()
        let copy = try #require(contact.copy() as? CNContact)
        let mutableCopy = try #require(contact.mutableCopy() as? CNMutableContact)
        #expect(copy == contact && mutableCopy == contact && !(copy is CNMutableContact))
        contact.givenName = "Augusta"
        #expect(copy.givenName == "Ada" && copy != contact && copy.identifier == contact.identifier)
    }

    @Test func aContactIsArchived() throws {
        let contact = contact()
        let archive = try NSKeyedArchiver.archivedData(withRootObject: contact, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: CNMutableContact.self, from: archive)
        #expect(read == contact)
    }

    @Test func aLabeledValueCopiesItsValue() {
        let address = CNMutablePostalAddress()
        address.city = "London"
        let value = CNLabeledValue<CNPostalAddress>(label: CNLabelWork, value: address)
        address.city = "Paris"
        #expect(value.value.city == "London")
    }

    @Test func anotherLabelKeepsTheIdentifier() {
        let value = CNLabeledValue(label: CNLabelHome, value: "text" as NSString)
        let changed = value.settingLabel(CNLabelWork)
        #expect(changed.identifier == value.identifier && changed.label == CNLabelWork && changed != value)
    }

    @Test func labelsHaveEnglishNames() {
        let names = [
            CNLabelHome, CNLabelPhoneNumberHomeFax, CNLabelURLAddressHomePage, CNLabelPhoneNumberiPhone, "boat",
        ]
        .map { CNLabeledValue<NSString>.localizedString(forLabel: $0) }
        #expect(names == ["home", "home fax", "homepage", "iPhone", "boat"])
    }

    @Test func predicatesFindContacts() {
        let contact = contact()
        #expect(CNContact.predicateForContacts(matchingName: "ad lov").evaluate(with: contact))
        #expect(!CNContact.predicateForContacts(matchingName: "bob").evaluate(with: contact))
        let number = CNPhoneNumber(stringValue: "+4420123")
        #expect(CNContact.predicateForContacts(matching: number).evaluate(with: contact))
        #expect(CNContact.predicateForContacts(withIdentifiers: [contact.identifier]).evaluate(with: contact))
    }
}
