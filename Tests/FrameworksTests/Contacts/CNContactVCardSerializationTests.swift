import Contacts
import Testing

struct CNContactVCardSerializationTests {
    @Test func aContactIsReadAsItWasWritten() throws {
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        contact.familyName = "Love; lace"
        contact.organizationName = "Engines, Inc."
        contact.jobTitle = "First\nSecond"
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 20 123")),
            CNLabeledValue(label: "boat", value: CNPhoneNumber(stringValue: "1")),
        ]
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.country) = ("1 A St\nFloor 2", "London", "UK")
        contact.postalAddresses = [CNLabeledValue(label: CNLabelWork, value: address)]
        contact.birthday = DateComponents(year: 1815, month: 12, day: 10)
        let data = try CNContactVCardSerialization.data(with: [contact])
        let read = try #require(try CNContactVCardSerialization.contacts(with: data).first)
        #expect(read.givenName == "Ada" && read.familyName == "Love; lace" && read.jobTitle == "First\nSecond")
        #expect(read.organizationName == "Engines, Inc.")
        #expect(read.phoneNumbers.map(\.label) == [CNLabelPhoneNumberMobile, "boat"])
        #expect(read.postalAddresses.first?.value == address && read.postalAddresses.first?.label == CNLabelWork)
        #expect(read.birthday?.year == 1815 && read.birthday?.day == 10)
    }

    @Test func linesOfOtherProgramsAreRead() throws {
        let text = """
            BEGIN:VCARD\r
            VERSION:2.1\r
            N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Hans\r
            TEL;WORK;FAX:030 1\r
             23\r
            EMAIL;TYPE="work,internet":h@example.com\r
            END:VCARD\r
            """
        let contact = try #require(try CNContactVCardSerialization.contacts(with: Data(text.utf8)).first)
        #expect(contact.familyName == "Müller" && contact.givenName == "Hans")
        #expect(contact.phoneNumbers.first?.value.stringValue == "030 123")
        #expect(contact.phoneNumbers.first?.label == CNLabelPhoneNumberWorkFax)
        #expect(contact.emailAddresses.first?.label == CNLabelWork)
    }

    @Test func aTextWithoutAVCardIsMalformed() {
        for text in ["", "hello", "BEGIN:VCARD\nN:a;b"] {
            #expect(throws: CNError.self) { try CNContactVCardSerialization.contacts(with: Data(text.utf8)) }
        }
    }
}
