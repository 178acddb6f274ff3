import AddressBook
import UIKit

/// - Linux: works
///
/// Told when the user has closed an ``ABNewPersonViewController``, and dismisses it.
@preconcurrency @MainActor
public protocol ABNewPersonViewControllerDelegate: NSObjectProtocol {
    /// Called with nil: a new person cannot be saved.
    func newPersonViewController(
        _ newPersonView: ABNewPersonViewController, didCompleteWithNewPerson person: ABRecord?)
}

/// - Linux: refuses
///
/// A panel in place of the form for a new person, who could not be saved. Its button cancels.
@preconcurrency @MainActor
open class ABNewPersonViewController: UIViewController {
    /// The object that is told when the user closes the panel; not retained.
    open weak var newPersonViewDelegate: (any ABNewPersonViewControllerDelegate)?

    /// Kept, without effect.
    open var addressBook: ABAddressBook?

    /// Kept, without effect.
    open var displayedPerson: ABRecord?

    /// Kept, without effect.
    open var parentGroup: ABRecord?

    open override func viewDidLoad() {
        super.viewDidLoad()
        // Dragging does not dismiss it, so that the delegate is told in any case.
        isModalInPresentation = true
        let content = ContactsPanel.controller("ABNewPersonViewController", title: nil) {}
        fill(with: content)
        title = "New Contact"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    }

    private func cancel() {
        guard let newPersonViewDelegate else { return dismiss(animated: true) }
        newPersonViewDelegate.newPersonViewController(self, didCompleteWithNewPerson: nil)
    }
}
