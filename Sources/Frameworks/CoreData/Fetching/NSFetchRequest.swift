import Foundation

/// What a fetch returns: managed objects, their IDs, dictionaries or numbers.
/// - Linux: works
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

/// The kind of results of a fetch.
/// - Linux: works
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let managedObjectResultType = Self([])
    public static let managedObjectIDResultType = Self(rawValue: 1)
    public static let dictionaryResultType = Self(rawValue: 2)
    public static let countResultType = Self(rawValue: 4)
}

/// What a fetch request has, whatever its results. Specific to Trestle.
///
/// - Linux: works
open class FetchRequestBase: NSPersistentStoreRequest {
    /// The class of the results, which finds the entity of a request without one.
    var resultClass: AnyClass?
    private var requestedName: String?

    init(entityName: String?, _ resultClass: AnyClass?) {
        requestedName = entityName
        self.resultClass = resultClass
        if let type = resultClass as? NSManagedObject.Type { EntityFinder.note(type) }
        super.init()
    }

    open override var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    open var entity: NSEntityDescription? {
        didSet { requestedName = entity?.name }
    }

    open var entityName: String? { requestedName }

    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    /// 0 sets no limit.
    open var fetchLimit = 0
    open var fetchOffset = 0
    /// - Linux: no effect; all values are read at once
    open var fetchBatchSize = 0
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var returnsObjectsAsFaults = true
    /// Key paths of relationships whose objects are read with the results.
    open var relationshipKeyPathsForPrefetching: [String]?
    open var includesPendingChanges = true
    open var returnsDistinctResults = false
    /// Names or descriptions of the properties in dictionaries. Objects are read with all properties.
    open var propertiesToFetch: [Any]?
    open var shouldRefreshRefetchedObjects = false
    open var propertiesToGroupBy: [Any]?
    /// Holds for the dictionaries of groups that are returned.
    open var havingPredicate: NSPredicate?

    func copyValues(to copy: FetchRequestBase) {
        copy.resultClass = resultClass
        copy.entity = entity
        copy.requestedName = requestedName
        copy.affectedStores = affectedStores
        copy.predicate = predicate
        copy.sortDescriptors = sortDescriptors
        copy.fetchLimit = fetchLimit
        copy.fetchOffset = fetchOffset
        copy.fetchBatchSize = fetchBatchSize
        copy.resultType = resultType
        copy.includesSubentities = includesSubentities
        copy.includesPropertyValues = includesPropertyValues
        copy.returnsObjectsAsFaults = returnsObjectsAsFaults
        copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
        copy.includesPendingChanges = includesPendingChanges
        copy.returnsDistinctResults = returnsDistinctResults
        copy.propertiesToFetch = propertiesToFetch
        copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
        copy.propertiesToGroupBy = propertiesToGroupBy
        copy.havingPredicate = havingPredicate
    }

    /// Returns the entity in a model. A request without a known entity raises `NSInvalidArgumentException`.
    func entity(in context: NSManagedObjectContext) throws -> NSEntityDescription {
        if let entity { return context.ownEntity(entity) }
        if let name = requestedName, let entity = context.model?.entitiesByName[name] { return entity }
        if requestedName == nil, let type = resultClass as? NSManagedObject.Type, type != NSManagedObject.self {
            return EntityFinder.entity(for: type, in: context)
        }
        let text = "A fetch request must have an entity; there is none named '\(requestedName ?? "nil")'."
        CoreDataExceptions.raiseArgument(text)
        throw CoreDataError.error(NSCoreDataError, text)
    }
}

/// Describes which objects are fetched, and how.
///
/// A cast of a request to one with other results fails on Linux: ``untyped`` returns a copy that has any results.
/// - Linux: works
open class NSFetchRequest<ResultType>: FetchRequestBase {
    public init() { super.init(entityName: nil, ResultType.self as? AnyClass) }

    public init(entityName: String) { super.init(entityName: entityName, ResultType.self as? AnyClass) }

    /// Fetches in the context whose code is being run on the current queue.
    open func execute() throws -> [ResultType] {
        guard let context = ContextQueue.currentContext else {
            throw CoreDataError.error(
                NSCoreDataError, "execute() needs a context: call it in perform or performAndWait.")
        }
        return try context.results(for: self).map { $0 as! ResultType }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchRequest<ResultType>()
        copyValues(to: copy)
        return copy
    }

    /// A copy of the request with results of any kind. Specific to Trestle.
    public var untyped: NSFetchRequest<any NSFetchRequestResult> {
        let copy = NSFetchRequest<any NSFetchRequestResult>()
        copyValues(to: copy)
        return copy
    }
}

public typealias NSPersistentStoreAsynchronousFetchResultCompletionBlock =
    (NSAsynchronousFetchResult<any NSFetchRequestResult>) -> Void
