import ContactsUI
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct CNContactPickerViewControllerTests {
    private final class Delegate: NSObject, CNContactPickerDelegate {
        var cancels = 0

        func contactPickerDidCancel(_ picker: CNContactPickerViewController) { cancels += 1 }
    }

    @Test func aPanelSaysThatThereAreNoContacts() throws {
        let root = UIViewController()
        let delegate = Delegate()
        let app = try TestApplication(showing: root)
        let picker = CNContactPickerViewController()
        picker.delegate = delegate
        root.present(picker, animated: false)
        app.advance(by: 1)
        #expect(app.shows(text: "There are no contacts on this desktop."))
        try app.tap(text: "Cancel")
        app.advance(by: 1)
        #expect(delegate.cancels == 1 && root.presentedViewController == nil)
    }
}
