import Foundation

extension NSPersistentStoreCoordinator: ObjectSource {
    func row(for id: NSManagedObjectID) throws -> StoredRow? {
        try withAccess { try store(of: id)?.row(for: id) }
    }

    func related(to id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws -> [NSManagedObjectID] {
        try withAccess { try store(of: id)?.related(to: id, relationship) ?? [] }
    }

    func fetch(_ query: FetchQuery) throws -> FetchedRows {
        try withAccess {
            let stores = try storesForFetch(query)
            guard stores.count != 1 else { return try stores[0].fetch(query) }
            // The results of several stores are sorted and limited together.
            var all = query
            all.limit = 0
            all.offset = 0
            var result = FetchedRows(
                rows: [], isFiltered: true, isSorted: query.sortDescriptors.isEmpty, isLimited: false)
            for store in stores {
                let part = try store.fetch(all)
                result.rows += part.rows
                result.isFiltered = result.isFiltered && part.isFiltered
            }
            return result
        }
    }

    func count(_ query: FetchQuery) throws -> Int? {
        try withAccess {
            var sum = 0
            for store in try storesForFetch(query) {
                guard let count = try store.count(query) else { return nil }
                sum += count
            }
            return sum
        }
    }

    private func storesForFetch(_ query: FetchQuery) throws -> [SQLiteStore] {
        let stores = sqliteStores.filter { store in
            store.contains(query.entity) && query.stores.map { $0.contains { $0 === store } } ?? true
        }
        guard !stores.isEmpty || query.stores != nil else {
            throw CoreDataError.error(
                NSCoreDataError,
                "This NSPersistentStoreCoordinator has no persistent stores with the entity \(query.entity.name ?? "")."
            )
        }
        return stores
    }

    func store(of id: NSManagedObjectID) -> SQLiteStore? {
        sqliteStores.first { $0.reference.number == id.key.store }
    }

    /// Returns the store in which an object is saved.
    private func store(for object: NSManagedObject, _ context: NSManagedObjectContext) throws -> SQLiteStore {
        let id = object.id.current
        if !id.isTemporaryID, let store = store(of: id) { return store }
        if id.isTemporaryID {
            if let assigned = context.assignedStores[object.id.key] as? SQLiteStore { return assigned }
            if let store = sqliteStores.first(where: { $0.contains(object.entityDescription) && !$0.isReadOnly })
                ?? sqliteStores.first(where: { $0.contains(object.entityDescription) })
            {
                return store
            }
        }
        throw CoreDataError.error(
            NSPersistentStoreSaveError,
            sqliteStores.isEmpty
                ? "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation."
                : "No store contains \(object.entityDescription.name ?? "") \(id).")
    }

    func obtainPermanentIDs(for objects: [NSManagedObject], from context: NSManagedObjectContext) throws {
        try withAccess {
            for (store, objects) in try grouped(objects, context) {
                for (object, id) in try store.reserveIDs(for: objects) { context.replaceID(of: object, by: id) }
            }
        }
    }

    private func grouped(
        _ objects: [NSManagedObject], _ context: NSManagedObjectContext
    ) throws -> [(SQLiteStore, [NSManagedObject])] {
        var groups: [(store: SQLiteStore, objects: [NSManagedObject])] = []
        for object in objects {
            let store = try store(for: object, context)
            if let index = groups.firstIndex(where: { $0.store === store }) {
                groups[index].objects.append(object)
            } else {
                groups.append((store, [object]))
            }
        }
        return groups
    }

    // MARK: Saving

    func save(_ changes: SavedChanges, from context: NSManagedObjectContext) throws -> SavedChanges {
        try withAccess {
            var changes = changes
            for _ in 0..<20 {
                do {
                    try write(changes, context)
                    return changes
                } catch let conflicts as SaveConflicts {
                    let policy = context.mergePolicy as? NSMergePolicy ?? .error
                    if !conflicts.locking.isEmpty {
                        try policy.resolve(optimisticLockingConflicts: conflicts.locking)
                    } else {
                        try policy.resolve(constraintConflicts: conflicts.constraints)
                    }
                    changes = context.changesToSave()
                }
            }
            throw CoreDataError.error(NSManagedObjectMergeError, "The merge policy does not resolve the conflicts.")
        }
    }

    /// Each store is written in a transaction of its own.
    private func write(_ changes: SavedChanges, _ context: NSManagedObjectContext) throws {
        let all = changes.inserted + changes.updated + changes.deleted
        for (store, objects) in try grouped(all, context) {
            guard !store.isReadOnly else {
                throw CoreDataError.error(
                    NSPersistentStoreSaveError, "The store \(store.url?.path ?? "") is read-only.",
                    [NSAffectedStoresErrorKey: [store]])
            }
            let own = ObjectSet(objects)
            let part = SavedChanges(
                inserted: changes.inserted.filter(own.contains), updated: changes.updated.filter(own.contains),
                deleted: changes.deleted.filter(own.contains))
            let result = try store.database.transaction { try store.write(part, context) }
            for (object, id) in result.newIDs { context.replaceID(of: object, by: id) }
            for (object, version) in result.versions { object.version = version }
        }
    }
}
