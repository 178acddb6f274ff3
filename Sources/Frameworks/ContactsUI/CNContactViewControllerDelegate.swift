import Contacts
import UIKit

/// - Linux: works
///
/// Told what the user does in a ``CNContactViewController``.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// Called when the user taps a value. Return false to prevent that a phone number, an address for mail or a web
    /// page is opened. The default is true.
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool

    /// Called with nil when the user closes a controller for a new contact, which cannot be saved. Dismiss the
    /// controller.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }

    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
