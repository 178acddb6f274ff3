import Foundation
import FrameworkAbsence

// Sound: the store has no state.
/// - Linux: refuses
///
/// The contacts of the user, which a desktop has in no common place. Access is denied, and everything else throws
/// ``CNError/authorizationDenied``.
open class CNContactStore: NSObject, @unchecked Sendable {
    /// Returns `.denied`.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

    /// Calls the handler with false and an error, on a queue of its own.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let error = Self.refusal()
        DispatchQueue.global().async { completionHandler(false, error) }
    }

    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw Self.refusal() }

    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] {
        throw Self.refusal()
    }

    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact {
        throw Self.refusal()
    }

    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        throw Self.refusal()
    }

    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw Self.refusal() }

    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw Self.refusal() }

    open func execute(_ saveRequest: CNSaveRequest) throws { throw Self.refusal() }

    /// Nil: nothing changes.
    open var currentHistoryToken: Data? { nil }

    /// Returns an empty identifier: there are no containers.
    open func defaultContainerIdentifier() -> String { "" }

    private static func refusal() -> CNError {
        Absence.report("Contacts", "The store of contacts", "access is denied")
        return .noStore
    }
}

extension NSNotification.Name {
    /// - Linux: no effect
    ///
    /// Never posted: nothing changes.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}
