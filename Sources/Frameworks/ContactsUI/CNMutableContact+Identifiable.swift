import Contacts
import Foundation

extension CNMutableContact: Identifiable {
    /// The identifier that begins ``CNContact/identifier``; another one each time if none does.
    public var id: UUID { UUID(uuidString: String(identifier.prefix(36))) ?? UUID() }
}
