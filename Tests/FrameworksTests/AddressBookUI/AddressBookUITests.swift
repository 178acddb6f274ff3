import AddressBookUI
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct AddressBookUITests {
    private final class Delegate: NSObject, ABPeoplePickerNavigationControllerDelegate,
        ABNewPersonViewControllerDelegate
    {
        var calls: [String] = []

        func peoplePickerNavigationControllerDidCancel(_ peoplePicker: ABPeoplePickerNavigationController) {
            calls.append("cancel")
        }

        func newPersonViewController(
            _ newPersonView: ABNewPersonViewController, didCompleteWithNewPerson person: ABRecord?
        ) {
            calls.append(person == nil ? "no person" : "person")
        }
    }

    private let root = UIViewController()
    private let delegate = Delegate()

    @Test func thePickerCanOnlyBeCancelled() throws {
        let app = try TestApplication(showing: root)
        let picker = ABPeoplePickerNavigationController()
        picker.peoplePickerDelegate = delegate
        root.present(picker, animated: false)
        app.advance(by: 1)
        #expect(app.shows(text: "There are no contacts on this desktop."))
        try app.tap(text: "Cancel")
        app.advance(by: 1)
        #expect(delegate.calls == ["cancel"] && root.presentedViewController == nil)
    }

    @Test func aNewPersonCanOnlyBeCancelled() throws {
        let app = try TestApplication(showing: root)
        let controller = ABNewPersonViewController()
        controller.newPersonViewDelegate = delegate
        root.present(UINavigationController(rootViewController: controller), animated: false)
        app.advance(by: 1)
        try app.tap(text: "Cancel")
        #expect(delegate.calls == ["no person"])
    }

    @Test func anAddressHasLines() {
        let address = ["Street": "1 Main Street", "City": "Springfield", "ZIP": "62701", "Country": "USA"]
        #expect(ABCreateStringWithAddressDictionary(address, false) == "1 Main Street\nSpringfield 62701")
        #expect(ABCreateStringWithAddressDictionary(address, true).hasSuffix("\nUSA"))
    }
}
