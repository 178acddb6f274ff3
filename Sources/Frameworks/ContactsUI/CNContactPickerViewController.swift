import Contacts
import FrameworkAbsence
import UIKit

/// - Linux: refuses
///
/// A panel in place of the user's contacts, which a desktop has in no common place. Its button cancels.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
    /// The object that is told when the user cancels; not retained.
    open weak var delegate: (any CNContactPickerDelegate)?

    /// Kept, without effect.
    open var displayedPropertyKeys: [String]?

    /// Kept, without effect.
    open var predicateForEnablingContact: NSPredicate?

    /// Kept, without effect.
    open var predicateForSelectionOfContact: NSPredicate?

    /// Kept, without effect.
    open var predicateForSelectionOfProperty: NSPredicate?

    open override func viewDidLoad() {
        super.viewDidLoad()
        // Dragging does not dismiss it, so that the delegate is told in any case.
        isModalInPresentation = true
        Absence.report("ContactsUI", "CNContactPickerViewController", "a panel is shown instead")
        let panel = AbsencePanel(
            symbolName: "person.crop.circle", title: SystemText.contacts.string, message: SystemText.noContacts.string)
        fill(
            with: UINavigationController(
                rootViewController: AbsenceViewController(panel: panel, title: SystemText.contacts.string) {
                    [weak self] in
                    self?.cancel()
                }))
    }

    private func cancel() {
        dismiss(animated: true)
        delegate?.contactPickerDidCancel(self)
    }
}
