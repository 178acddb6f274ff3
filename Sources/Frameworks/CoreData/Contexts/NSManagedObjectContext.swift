import Foundation

/// How the code of a context is run.
/// - Linux: works
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    @available(*, deprecated, message: "Use another NSManagedObjectContextConcurrencyType")
    case confinementConcurrencyType = 0
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
}

// Sound: a context is used on its queue; what other threads touch is under a lock.
/// A set of managed objects with their unsaved changes.
///
/// Objects without changes are referenced weakly. Using a context outside its queue is not checked.
/// - Linux: works
open class NSManagedObjectContext: NSObject, NSLocking, @unchecked Sendable {
    let queue: ContextQueue
    private let userLock = NSRecursiveLock()

    var registry = ObjectRegistry()
    var inserted: ObjectSet = []
    var updated: ObjectSet = []
    var deleted: ObjectSet = []
    var pending = PendingChanges()
    /// Deleted objects whose delete rules were not applied yet.
    var deletionsToPropagate: [NSManagedObject] = []
    var isProcessing = false
    var isEventScheduled = false
    /// Objects that changed since `willSave()` was called on them.
    var changedSinceWillSave: ObjectSet = []
    /// Greater than 0 while changes are undone or discarded: inverse relationships are then left alone.
    var restorations = 0
    var recordsUndo = true
    var validatesObjects = true
    /// Stores that `assign(_:to:)` chose for new objects.
    var assignedStores: [ObjectKey: NSPersistentStore] = [:]
    /// Saved objects of a child context whose IDs are temporary until the parent is saved.
    var savedTemporarily: [NSManagedObject] = []
    /// The state of ``PermanentIDs`` when permanent IDs were last looked for.
    var permanentGeneration = 0
    let children = WeakContexts()
    var coordinator: NSPersistentStoreCoordinator?
    var parentContext: NSManagedObjectContext?
    var entityCache: [ObjectIdentifier: NSEntityDescription] = [:]

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ContextQueue(isMain: ct == .mainQueueConcurrencyType)
        super.init()
    }

    @available(*, deprecated, message: "Use init(concurrencyType:) instead")
    public override convenience init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

    deinit {
        // Related objects reference each other.
        for object in registry.objects {
            object.context = nil
            for index in object.slots.indices { object.slots[index] = nil }
        }
    }

    // MARK: Settings

    open private(set) var concurrencyType: NSManagedObjectContextConcurrencyType
    open var name: String?
    open var undoManager: UndoManager?
    open var userInfo = NSMutableDictionary()
    open var transactionAuthor: String?

    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { coordinator ?? parentContext?.persistentStoreCoordinator }
        set {
            coordinator?.contexts.remove(self)
            coordinator = newValue
            newValue?.contexts.add(self)
        }
    }

    open var parent: NSManagedObjectContext? {
        get { parentContext }
        set {
            parentContext?.children.remove(self)
            parentContext = newValue
            newValue?.children.add(self)
        }
    }

    /// An ``NSMergePolicy``. The default is that of errors.
    open var mergePolicy: Any = NSMergePolicy.error

    open var automaticallyMergesChangesFromParent = false

    /// - Linux: no effect; rules are applied at the end of the event
    open var propagatesDeletesAtEndOfEvent = true

    /// Whether the context keeps all its objects.
    open var retainsRegisteredObjects = false {
        didSet { registry.retainsObjects = retainsRegisteredObjects }
    }

    /// Whether a fault whose object is not in the store any more becomes a deleted object without values. Otherwise
    /// reading it raises an exception.
    open var shouldDeleteInaccessibleFaults = true

    open func shouldHandleInaccessibleFault(
        _ fault: NSManagedObject, for oid: NSManagedObjectID, triggeredByProperty property: NSPropertyDescription?
    ) -> Bool { shouldDeleteInaccessibleFaults }

    /// - Linux: no effect
    open var stalenessInterval: TimeInterval = -1

    // MARK: Objects

    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
    open var insertedObjects: Set<NSManagedObject> { inserted.objects }
    /// Updated objects, without those that are inserted or deleted.
    open var updatedObjects: Set<NSManagedObject> { updated.objects }
    open var deletedObjects: Set<NSManagedObject> { deleted.objects }
    open var registeredObjects: Set<NSManagedObject> { Set(registry.objects) }

    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered(objectID) }

    /// Returns the registered object, or a fault without asking whether the object exists.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let known = registered(objectID) { return known }
        return register(objectID.current, nil)
    }

    /// Returns the object if it exists in the context or a store.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let known = registered(objectID) {
            if known.isDeleted { throw missing(objectID) }
            if !known.isFault { return known }
        }
        if let row = try source?.row(for: objectID.current) {
            let object = object(with: objectID)
            if object.isFault, object.row == nil { object.row = row }
            object.fireFault()
            return object
        }
        throw missing(objectID)
    }

    private func missing(_ id: NSManagedObjectID) -> NSError {
        CoreDataError.error(
            NSManagedObjectReferentialIntegrityError,
            "There is no object with the ID \(id.uriRepresentation()).",
            [NSAffectedObjectsErrorKey: [id]])
    }

    // MARK: Undoing

    open func undo() { onQueueUndo { $0.undo() } }
    open func redo() { onQueueUndo { $0.redo() } }

    private func onQueueUndo(_ body: @escaping @MainActor (UndoManager) -> Void) {
        processPendingChanges()
        guard let undoManager else { return }
        UndoCall.make(undoManager, body)
        processPendingChanges()
    }

    /// - Linux: no effect
    open func detectConflicts(for object: NSManagedObject) {}

    open func assign(_ object: Any, to store: NSPersistentStore) {
        if let object = object as? NSManagedObject { assignedStores[object.id.key] = store }
    }

    // MARK: Locking

    open func lock() { userLock.lock() }
    open func unlock() { userLock.unlock() }
    open func tryLock() -> Bool { userLock.try() }
}
