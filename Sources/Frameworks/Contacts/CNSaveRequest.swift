import Foundation

/// - Linux: refuses
///
/// Changes of the store of contacts, which refuses every request. The request keeps nothing of them.
open class CNSaveRequest: NSObject {
    /// - Linux: no effect
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}

    /// - Linux: no effect
    open func update(_ contact: CNMutableContact) {}

    /// - Linux: no effect
    open func delete(_ contact: CNMutableContact) {}

    /// - Linux: no effect
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}

    /// - Linux: no effect
    open func update(_ group: CNMutableGroup) {}

    /// - Linux: no effect
    open func delete(_ group: CNMutableGroup) {}

    /// - Linux: no effect
    open func addMember(_ contact: CNContact, to group: CNGroup) {}

    /// - Linux: no effect
    open func removeMember(_ contact: CNContact, from group: CNGroup) {}

    open var transactionAuthor: String?
    open var shouldRefetchContacts = true
}
