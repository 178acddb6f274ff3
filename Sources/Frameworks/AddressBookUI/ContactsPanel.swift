import FrameworkAbsence
import UIKit

/// Makes the panel that stands for contacts.
@MainActor
enum ContactsPanel {
    static func controller(_ part: String, title: String?, onEnd: @escaping () -> Void) -> UIViewController {
        Absence.report("AddressBookUI", part, "a panel is shown instead")
        let panel = AbsencePanel(
            symbolName: "person.crop.circle", title: SystemText.contacts.string, message: SystemText.noContacts.string)
        return AbsenceViewController(panel: panel, title: title, onEnd: onEnd)
    }
}
