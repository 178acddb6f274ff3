import AddressBook
import FrameworkAbsence
import UIKit

/// - Linux: refuses
///
/// Told what the user selects in an ``ABPeoplePickerNavigationController``: nothing. Only the call for cancelling is
/// made.
@preconcurrency @MainActor
public protocol ABPeoplePickerNavigationControllerDelegate: NSObjectProtocol {
    /// Never called.
    func peoplePickerNavigationController(
        _ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord)
    /// Never called.
    func peoplePickerNavigationController(
        _ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord, property: ABPropertyID,
        identifier: ABMultiValueIdentifier)
    /// Called when the user has closed the picker, which dismisses itself.
    func peoplePickerNavigationControllerDidCancel(_ peoplePicker: ABPeoplePickerNavigationController)
    /// Never called.
    func peoplePickerNavigationController(
        _ peoplePicker: ABPeoplePickerNavigationController, shouldContinueAfterSelectingPerson person: ABRecord
    ) -> Bool
    /// Never called.
    func peoplePickerNavigationController(
        _ peoplePicker: ABPeoplePickerNavigationController, shouldContinueAfterSelectingPerson person: ABRecord,
        property: ABPropertyID, identifier: ABMultiValueIdentifier
    ) -> Bool
}

extension ABPeoplePickerNavigationControllerDelegate {
    public func peoplePickerNavigationController(
        _ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord
    ) {}

    public func peoplePickerNavigationController(
        _ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord, property: ABPropertyID,
        identifier: ABMultiValueIdentifier
    ) {}

    public func peoplePickerNavigationControllerDidCancel(_ peoplePicker: ABPeoplePickerNavigationController) {}

    public func peoplePickerNavigationController(
        _ peoplePicker: ABPeoplePickerNavigationController, shouldContinueAfterSelectingPerson person: ABRecord
    ) -> Bool { true }

    public func peoplePickerNavigationController(
        _ peoplePicker: ABPeoplePickerNavigationController, shouldContinueAfterSelectingPerson person: ABRecord,
        property: ABPropertyID, identifier: ABMultiValueIdentifier
    ) -> Bool { true }
}

/// - Linux: refuses
///
/// A panel in place of the user's contacts, which a desktop has in no common place. Its button cancels.
@preconcurrency @MainActor
open class ABPeoplePickerNavigationController: UINavigationController {
    /// The object that is told when the user cancels; not retained.
    open weak var peoplePickerDelegate: (any ABPeoplePickerNavigationControllerDelegate)?

    /// Kept, without effect.
    open var displayedProperties: [NSNumber]?

    /// Kept, without effect.
    open var addressBook: ABAddressBook?

    /// Kept, without effect.
    open var predicateForEnablingPerson: NSPredicate?

    /// Kept, without effect.
    open var predicateForSelectionOfPerson: NSPredicate?

    /// Kept, without effect.
    open var predicateForSelectionOfProperty: NSPredicate?

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        showPanel()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showPanel()
    }

    private func showPanel() {
        // Dragging does not dismiss it, so that the delegate is told in any case.
        isModalInPresentation = true
        viewControllers = [
            ContactsPanel.controller("ABPeoplePickerNavigationController", title: SystemText.contacts.string) {
                [weak self] in
                self?.cancel()
            }
        ]
    }

    private func cancel() {
        dismiss(animated: true)
        peoplePickerDelegate?.peoplePickerNavigationControllerDidCancel(self)
    }
}
