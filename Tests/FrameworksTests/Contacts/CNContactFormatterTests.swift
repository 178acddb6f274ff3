import Contacts
import Testing

struct CNContactFormatterTests {
    private func name(_ given: String, _ family: String, organization: String = "") -> String? {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName, contact.organizationName) = (given, family, organization)
        return CNContactFormatter.string(from: contact, style: .fullName)
    }

    @Test func theGivenNameComesFirst() { #expect(name("Ada", "Lovelace") == "Ada Lovelace") }

    @Test func theFamilyNameComesFirstInChineseAndJapanese() {
        #expect(name("丽", "王") == "王丽")
        #expect(name("さくら", "田中") == "田中 さくら")
    }

    @Test func anOrganizationIsTheNameOfAContactWithoutNames() {
        #expect(name("", "", organization: "Engines") == "Engines" && name("", "") == nil)
    }

    @Test func partsOfTheNameHaveTheirProperties() {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName) = ("Ada", "Lovelace")
        let text = CNContactFormatter.attributedString(from: contact, style: .fullName)
        let key = NSAttributedString.Key(CNContactPropertyAttribute)
        #expect(text?.string == "Ada Lovelace")
        #expect(text?.attribute(key, at: 5, effectiveRange: nil) as? String == CNContactFamilyNameKey)
    }

    @Test func theCountryDecidesWhereThePostalCodeIs() {
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.postalCode) = ("Hauptstr. 1", "Berlin", "10115")
        address.isoCountryCode = "de"
        let text = CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        #expect(text == "Hauptstr. 1\n10115 Berlin")
        address.isoCountryCode = "us"
        #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress).hasSuffix("Berlin 10115"))
    }
}
