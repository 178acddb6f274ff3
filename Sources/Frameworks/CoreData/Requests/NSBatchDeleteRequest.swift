import Foundation

/// What a batch deletion returns.
/// - Linux: works
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly = 0
    case resultTypeObjectIDs = 1
    case resultTypeCount = 2
}

/// A request that is executed in the stores, without the objects of a context.
protocol BatchRequest: NSPersistentStoreRequest {
    func execute(
        in coordinator: NSPersistentStoreCoordinator, _ context: NSManagedObjectContext
    ) throws -> NSPersistentStoreResult
}

/// Deletes objects in the stores. Contexts do not notice it; related objects are nullified or deleted with them.
/// - Linux: works
open class NSBatchDeleteRequest: NSPersistentStoreRequest, BatchRequest {
    open private(set) var fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    private let objectIDs: [NSManagedObjectID]?

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch.untyped
        objectIDs = nil
        super.init()
    }

    public init(objectIDs objects: [NSManagedObjectID]) {
        objectIDs = objects
        fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
        super.init()
    }

    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

    func execute(
        in coordinator: NSPersistentStoreCoordinator, _ context: NSManagedObjectContext
    ) throws -> NSPersistentStoreResult {
        let ids =
            try objectIDs
            ?? coordinator.withScratchContext { scratch in
                var query = try scratch.query(fetchRequest)
                query.predicate = query.predicate.map { PredicateTools.replacingObjects($0, in: scratch) }
                return try scratch.fetchedObjects(query).map(\.id)
            }
        try coordinator.withAccess {
            for store in coordinator.sqliteStores {
                let own = ids.filter { $0.key.store == store.reference.number }
                guard !own.isEmpty else { continue }
                try store.database.transaction { try BatchDeletion(store).delete(own) }
            }
        }
        let result: Any =
            switch resultType {
            case .resultTypeStatusOnly: NSNumber(value: true)
            case .resultTypeObjectIDs: ids
            case .resultTypeCount: NSNumber(value: ids.count)
            }
        return NSBatchDeleteResult(result, resultType)
    }
}

/// The result of a batch deletion: a status, IDs or a number.
/// - Linux: works
open class NSBatchDeleteResult: NSPersistentStoreResult {
    open private(set) var result: Any?
    open private(set) var resultType: NSBatchDeleteRequestResultType

    init(_ result: Any?, _ resultType: NSBatchDeleteRequestResultType) {
        self.result = result
        self.resultType = resultType
        super.init()
    }
}

extension NSPersistentStoreCoordinator {
    /// Calls the body with a context that has no changes.
    func withScratchContext<Result>(_ body: (NSManagedObjectContext) throws -> Result) rethrows -> Result {
        let scratch = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        scratch.persistentStoreCoordinator = self
        return try scratch.performAndWait { try body(scratch) }
    }
}
