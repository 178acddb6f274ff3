import Contacts
import UIKit

/// - Linux: refuses
///
/// Told what the user selects in a ``CNContactPickerViewController``: nothing. Only the call for cancelling is made.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// Called when the user has closed the picker, which dismisses itself.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// Never called.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// Never called.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    /// Never called.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    /// Never called.
    func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}

    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}

    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}

    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}

    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
    ) {}
}
