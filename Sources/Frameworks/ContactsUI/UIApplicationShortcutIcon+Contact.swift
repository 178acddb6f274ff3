import Contacts
import UIKit

extension UIApplicationShortcutIcon {
    /// - Linux: works
    ///
    /// An icon with the picture of the system for contacts.
    public convenience init(contact: CNContact) { self.init(type: .contact) }
}
