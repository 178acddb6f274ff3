import AddressBook
import UIKit

/// - Linux: no effect
///
/// Told what the user taps in an ``ABPersonViewController``. Never called.
@preconcurrency @MainActor
public protocol ABPersonViewControllerDelegate: NSObjectProtocol {
    func personViewController(
        _ personViewController: ABPersonViewController, shouldPerformDefaultActionForPerson person: ABRecord,
        property: ABPropertyID, identifier: ABMultiValueIdentifier
    ) -> Bool
}

/// - Linux: refuses
///
/// A panel in place of a person of the user's contacts.
@preconcurrency @MainActor
open class ABPersonViewController: UIViewController {
    /// Kept, without effect; not retained.
    open weak var personViewDelegate: (any ABPersonViewControllerDelegate)?

    /// Kept, without effect.
    open var addressBook: ABAddressBook?

    /// Kept, without effect.
    open var displayedPerson: ABRecord = ABPersonCreate().takeRetainedValue()

    /// Kept, without effect.
    open var displayedProperties: [NSNumber]?

    /// Kept, without effect.
    open var allowsEditing = false

    /// Kept, without effect.
    open var allowsActions = true

    /// Kept, without effect.
    open var shouldShowLinkedPeople = false

    open override func viewDidLoad() {
        super.viewDidLoad()
        fill(with: ContactsPanel.controller("ABPersonViewController", title: nil) {})
    }
}
