import FrameworkAbsence
import UIKit

/// Makes the panel that stands for contacts.
@MainActor
enum ContactsPanel {
    static func controller(_ part: String, title: String?, onEnd: @escaping () -> Void) -> UIViewController {
        Absence.report("AddressBookUI", part, "a panel is shown instead")
        let panel = AbsencePanel(
            symbolName: "person.crop.circle", title: "Contacts", message: "There are no contacts on this desktop.")
        return AbsenceViewController(panel: panel, title: title, onEnd: onEnd)
    }
}
