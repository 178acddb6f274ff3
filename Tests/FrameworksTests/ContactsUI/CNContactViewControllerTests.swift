import ContactsUI
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
final class CNContactViewControllerTests {
    private final class Delegate: NSObject, CNContactViewControllerDelegate {
        var opensValues = true
        var keys: [String] = []
        var completions: [CNContact?] = []

        func contactViewController(
            _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
        ) -> Bool {
            keys.append(property.key)
            return opensValues
        }

        func contactViewController(
            _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
        ) {
            completions.append(contact)
        }
    }

    private let delegate = Delegate()

    private func contact() -> CNContact {
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 (20) 123"))
        ]
        contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "ada@example.com" as NSString)]
        return contact
    }

    private func show(_ controller: CNContactViewController) throws -> TestApplication {
        controller.delegate = delegate
        let app = try TestApplication(showing: UINavigationController(rootViewController: controller))
        app.advance(by: 1)
        return app
    }

    @Test func theTableShowsTheValuesOfTheContact() throws {
        let app = try show(CNContactViewController(for: contact()))
        for text in ["Ada", "mobile", "+44 (20) 123", "work", "ada@example.com"] { #expect(app.shows(text: text)) }
    }

    @Test func onlyDisplayedPropertiesAreShown() throws {
        let controller = CNContactViewController(for: contact())
        controller.displayedPropertyKeys = [CNContactEmailAddressesKey]
        let app = try show(controller)
        #expect(app.shows(text: "ada@example.com") && !app.shows(text: "+44 (20) 123"))
    }

    @Test func tappingAValueOpensItIfTheDelegateAgrees() throws {
        let app = try show(CNContactViewController(for: contact()))
        try app.tap(text: "ada@example.com")
        delegate.opensValues = false
        try app.tap(text: "ada@example.com")
        #expect(delegate.keys == [CNContactEmailAddressesKey, CNContactEmailAddressesKey])
        #expect(app.openedURLs.map(\.absoluteString) == ["mailto:ada@example.com"])
    }

    @Test func aNewContactCanOnlyBeCancelled() throws {
        let app = try show(CNContactViewController(forNewContact: nil))
        try app.tap(text: "Cancel")
        #expect(delegate.completions == [nil])
    }
}
