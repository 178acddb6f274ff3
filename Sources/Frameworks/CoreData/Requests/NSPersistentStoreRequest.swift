import Foundation

/// The kinds of requests.
/// - Linux: works
public enum NSPersistentStoreRequestType: UInt, Sendable {
    case fetchRequestType = 1
    case saveRequestType = 2
    case batchInsertRequestType = 5
    case batchUpdateRequestType = 6
    case batchDeleteRequestType = 7
}

/// A request to the stores.
/// - Linux: works
open class NSPersistentStoreRequest: NSObject, NSCopying {
    public override init() { super.init() }

    /// The stores that the request concerns; nil for all.
    open var affectedStores: [NSPersistentStore]?

    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The result of a request.
/// - Linux: works
open class NSPersistentStoreResult: NSObject {}
