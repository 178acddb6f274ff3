import Foundation

/// What a batch update returns.
/// - Linux: works
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType = 0
    case updatedObjectIDsResultType = 1
    case updatedObjectsCountResultType = 2
}

/// Changes attributes in the stores. Contexts do not notice it.
/// - Linux: works
open class NSBatchUpdateRequest: NSPersistentStoreRequest, BatchRequest {
    private let fetch: FetchRequestBase
    open var predicate: NSPredicate?
    open var includesSubentities = true
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    /// The new values of attributes, or expressions of them, by name or description.
    open var propertiesToUpdate: [AnyHashable: Any]?

    public init(entityName: String) {
        fetch = FetchRequestBase(entityName: entityName, nil)
        super.init()
    }

    public init(entity: NSEntityDescription) {
        fetch = FetchRequestBase(entityName: nil, nil)
        fetch.entity = entity
        super.init()
    }

    open var entityName: String { fetch.entityName ?? "" }

    /// Known for a request that was created with it; otherwise reading it ends the process.
    open var entity: NSEntityDescription {
        guard let entity = fetch.entity else { fatalError("The request has the name of its entity only.") }
        return entity
    }

    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

    func execute(
        in coordinator: NSPersistentStoreCoordinator, _ context: NSManagedObjectContext
    ) throws -> NSPersistentStoreResult {
        let ids = try coordinator.withScratchContext { scratch in
            var query = try scratch.query(fetch)
            query.predicate = predicate.map { PredicateTools.replacingObjects($0, in: scratch) }
            query.includesSubentities = includesSubentities
            let objects = try scratch.fetchedObjects(query)
            try coordinator.withAccess {
                for store in coordinator.sqliteStores {
                    let own = objects.filter { $0.id.key.store == store.reference.number }
                    try store.database.transaction { for object in own { try update(object, store) } }
                }
            }
            return objects.map(\.id)
        }
        let result: Any =
            switch resultType {
            case .statusOnlyResultType: NSNumber(value: true)
            case .updatedObjectIDsResultType: ids
            case .updatedObjectsCountResultType: NSNumber(value: ids.count)
            }
        return NSBatchUpdateResult(result, resultType)
    }

    private func update(_ object: NSManagedObject, _ store: SQLiteStore) throws {
        let table = try store.schema.table(object.entityDescription)
        var assignments = ["_ver = _ver + 1"]
        var values: [SQLValue] = []
        for (property, value) in propertiesToUpdate ?? [:] {
            let name = property.base as? String ?? (property.base as? NSPropertyDescription)?.name ?? ""
            guard let index = table.entity.layout.index(of: name) else {
                throw CoreDataError.error(
                    NSPersistentStoreOperationError, "\(table.entity.name ?? "") has no property \(name) to update.")
            }
            let isExpression = ExpressionTools.isExpression(value)
            let new: Any? = isExpression ? ExpressionTools.value(value as? NSObject ?? NSNull(), object) : value
            let slot = table.entity.layout.slots[index]
            switch table.slots[index] {
            case .attribute(let column):
                assignments.append("\(column) = ?")
                let converted = ManagedValues.unwrapped(new).flatMap { $0 is NSNull ? nil : $0 }
                values.append(
                    try SQLCoding.encoded(converted.flatMap { ManagedValues.converted($0, slot.attributeType) }, slot))
            case .toOne(let column, let entity, _):
                let id = (new as? NSManagedObject)?.id ?? new as? NSManagedObjectID
                assignments += ["\(column) = ?", "\(entity) = ?"]
                values.append(id.map { .integer($0.key.number) } ?? .null)
                values.append(try id.map { .integer(try store.schema.table($0.entity).number) } ?? .null)
            default:
                throw CoreDataError.error(
                    NSPersistentStoreOperationError, "\(table.entity.name ?? "").\(name) cannot be updated in a batch.")
            }
        }
        try store.database.run(
            "UPDATE \(table.name) SET \(assignments.joined(separator: ", ")) WHERE _pk = ?",
            values + [.integer(object.id.key.number)])
    }
}

/// The result of a batch update: a status, IDs or a number.
/// - Linux: works
open class NSBatchUpdateResult: NSPersistentStoreResult {
    open private(set) var result: Any?
    open private(set) var resultType: NSBatchUpdateRequestResultType

    init(_ result: Any?, _ resultType: NSBatchUpdateRequestResultType) {
        self.result = result
        self.resultType = resultType
        super.init()
    }
}
