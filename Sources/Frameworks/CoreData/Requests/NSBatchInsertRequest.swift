import Foundation

/// What a batch insertion returns.
/// - Linux: works
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    case statusOnly = 0
    case objectIDs = 1
    case count = 2
}

/// Inserts objects into the stores, without validation. Contexts do not notice it. Uniqueness constraints are
/// handled by the merge policy of the context.
/// - Linux: works
open class NSBatchInsertRequest: NSPersistentStoreRequest, BatchRequest {
    open private(set) var entityName: String
    open private(set) var entity: NSEntityDescription?
    open var objectsToInsert: [[String: Any]]?
    /// Fills in a dictionary; returning true ends the insertion.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// Fills in an object; returning true ends the insertion.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    private init(_ name: String, _ entity: NSEntityDescription?) {
        entityName = name
        self.entity = entity
        super.init()
    }

    public convenience init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.init(entityName, nil)
        objectsToInsert = dictionaries
    }

    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entity.name ?? "", entity)
        objectsToInsert = dictionaries
    }

    public convenience init(
        entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) {
        self.init(entity.name ?? "", entity)
        dictionaryHandler = handler
    }

    public convenience init(
        entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) {
        self.init(entity.name ?? "", entity)
        managedObjectHandler = handler
    }

    public convenience init(
        entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) {
        self.init(entityName, nil)
        dictionaryHandler = handler
    }

    public convenience init(
        entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) {
        self.init(entityName, nil)
        managedObjectHandler = handler
    }

    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

    func execute(
        in coordinator: NSPersistentStoreCoordinator, _ context: NSManagedObjectContext
    ) throws -> NSPersistentStoreResult {
        guard let entity = coordinator.managedObjectModel.entitiesByName[entityName] else {
            throw CoreDataError.error(NSPersistentStoreOperationError, "There is no entity named \(entityName).")
        }
        let ids = try coordinator.withScratchContext { scratch in
            scratch.mergePolicy = context.mergePolicy
            scratch.validatesObjects = false
            var objects: [NSManagedObject] = []
            while let object = try nextObject(entity, objects.count, scratch) { objects.append(object) }
            try scratch.save()
            return objects.filter { $0.context != nil }.map(\.id)
        }
        let result: Any =
            switch resultType {
            case .statusOnly: NSNumber(value: true)
            case .objectIDs: ids
            case .count: NSNumber(value: ids.count)
            }
        return NSBatchInsertResult(result, resultType)
    }

    /// Returns nil after the last object.
    private func nextObject(
        _ entity: NSEntityDescription, _ index: Int, _ context: NSManagedObjectContext
    ) throws -> NSManagedObject? {
        if let objectsToInsert {
            guard index < objectsToInsert.count else { return nil }
            return try object(entity, objectsToInsert[index], context)
        }
        if let dictionaryHandler {
            let dictionary = NSMutableDictionary()
            guard !dictionaryHandler(dictionary) else { return nil }
            var values: [String: Any] = [:]
            for (key, value) in dictionary { values["\(key)"] = value }
            return try object(entity, values, context)
        }
        guard let managedObjectHandler else { return nil }
        let object = NSManagedObject.created(entity, in: nil)
        guard !managedObjectHandler(object) else { return nil }
        context.insertQuietly(object)
        return object
    }

    private func object(
        _ entity: NSEntityDescription, _ values: [String: Any], _ context: NSManagedObjectContext
    ) throws -> NSManagedObject {
        let object = NSManagedObject.created(entity, in: nil)
        context.insertQuietly(object)
        for (key, value) in values {
            guard object.layout.index(of: key) != nil else {
                throw CoreDataError.error(
                    NSPersistentStoreOperationError, "\(entity.name ?? "") has no property \(key) to insert.")
            }
            object.setPrimitiveValue(value is NSNull ? nil : value, forKey: key)
        }
        return object
    }
}

/// The result of a batch insertion: a status, IDs or a number.
/// - Linux: works
open class NSBatchInsertResult: NSPersistentStoreResult {
    open private(set) var result: Any?
    open private(set) var resultType: NSBatchInsertRequestResultType

    init(_ result: Any?, _ resultType: NSBatchInsertRequestResultType) {
        self.result = result
        self.resultType = resultType
        super.init()
    }
}
