import Foundation
internal import Synchronization

// Sound: everything but the store is constant; the permanent ID is used under the lock.
/// Identifies a managed object in all contexts.
/// - Linux: works
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
    let key: ObjectKey
    private let entityDescription: NSEntityDescription
    private let storeReference: StoreReference?
    private let lock = Mutex(Replacement())

    // Sound: it is used under the lock, and identifiers are sendable.
    private struct Replacement: @unchecked Sendable {
        var id: NSManagedObjectID?
    }

    /// Creates a temporary ID.
    init(temporaryFor entity: NSEntityDescription) {
        entityDescription = entity
        storeReference = nil
        key = ObjectKey.temporary()
        super.init()
    }

    init(_ entity: NSEntityDescription, _ store: StoreReference, _ number: Int64) {
        entityDescription = entity
        storeReference = store
        key = ObjectKey(store: store.number, root: RootNumbers.number(of: entity), number: number)
        super.init()
    }

    open var entity: NSEntityDescription { entityDescription }

    open var persistentStore: NSPersistentStore? { storeReference?.store }

    open var isTemporaryID: Bool { storeReference == nil }

    /// Returns an address that ``NSPersistentStoreCoordinator/managedObjectID(forURIRepresentation:)`` understands.
    open func uriRepresentation() -> URL {
        let name = entity.name ?? ""
        let text =
            storeReference.map { "x-coredata://\($0.identifier)/\(name)/p\(key.number)" }
            ?? "x-coredata:///\(name)/t\(ObjectKey.processIdentifier)\(key.number)"
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }

    /// The ID that a temporary one was replaced by when its object was saved.
    var permanentID: NSManagedObjectID? {
        get { lock.withLock { $0.id } }
        set { lock.withLock { $0.id = newValue } }
    }

    var current: NSManagedObjectID { isTemporaryID ? permanentID ?? self : self }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        return other === self || other.key == key
    }

    open override var hash: Int { key.hashValue }

    open override var description: String { "0x\(String(key.number, radix: 16)) <\(uriRepresentation())>" }
}

/// What an ID is compared by.
struct ObjectKey: Hashable, Sendable {
    /// 0 for temporary IDs.
    let store: Int32
    let root: Int32
    let number: Int64

    static func temporary() -> ObjectKey {
        ObjectKey(store: 0, root: 0, number: counter.wrappingAdd(1, ordering: .relaxed).newValue)
    }

    static let processIdentifier = UUID().uuidString

    private static let counter = Atomic<Int64>(0)
}

// Sound: the store is a weak reference, which may be read on any thread.
/// A store by its identifier, which outlives the object.
final class StoreReference: @unchecked Sendable {
    let identifier: String
    let number: Int32
    weak var store: NSPersistentStore?

    init(_ store: NSPersistentStore, _ identifier: String) {
        self.store = store
        self.identifier = identifier
        number = NameNumbers.stores.number(of: identifier)
    }
}

/// Numbers for the names of entities that inherit no other.
enum RootNumbers {
    static func number(of entity: NSEntityDescription) -> Int32 { NameNumbers.roots.number(of: entity.root.name ?? "") }
}

/// Gives each name a number, for this process.
final class NameNumbers: Sendable {
    static let stores = NameNumbers()
    static let roots = NameNumbers()

    private let numbers = Mutex<[String: Int32]>([:])

    func number(of name: String) -> Int32 {
        numbers.withLock { numbers in
            if let number = numbers[name] { return number }
            let number = Int32(numbers.count + 1)
            numbers[name] = number
            return number
        }
    }
}
