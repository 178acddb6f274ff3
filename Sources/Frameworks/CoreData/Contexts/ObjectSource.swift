import Foundation

/// Where the objects of a context come from and are saved to.
protocol ObjectSource: AnyObject {
    /// Returns the values of an object; nil if there is no such object.
    func row(for id: NSManagedObjectID) throws -> StoredRow?

    /// Returns the IDs of the objects of a to-many relationship.
    func related(to id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws -> [NSManagedObjectID]

    func fetch(_ query: FetchQuery) throws -> FetchedRows

    /// Returns the number of objects; nil if the predicate has to be evaluated with objects.
    func count(_ query: FetchQuery) throws -> Int?

    /// Saves changes, on the queue of the context.
    /// Returns what was saved, which a merge policy may have changed.
    func save(_ changes: SavedChanges, from context: NSManagedObjectContext) throws -> SavedChanges

    func obtainPermanentIDs(for objects: [NSManagedObject], from context: NSManagedObjectContext) throws
}

/// The objects that a save concerns, in a stable order.
struct SavedChanges {
    var inserted: [NSManagedObject]
    var updated: [NSManagedObject]
    var deleted: [NSManagedObject]
}

/// What is fetched from a source.
struct FetchQuery {
    var entity: NSEntityDescription
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor] = []
    var limit = 0
    var offset = 0
    var includesSubentities = true
    var includesPropertyValues = true
    var stores: [NSPersistentStore]?
    var includesPendingChanges = true
}

/// What a source returns. Where it could not apply a part of the query, the context does.
struct FetchedRows {
    var rows: [(id: NSManagedObjectID, row: StoredRow?)]
    var isFiltered: Bool
    var isSorted: Bool
    var isLimited: Bool
}
