import Foundation

extension NSManagedObjectContext {
    /// Returns the objects, IDs, dictionaries or the number that the request describes.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        try results(for: request).map { result in
            guard let result = result as? T else {
                throw CoreDataError.error(
                    NSCoreDataError,
                    "The fetch of \(request.entityName ?? "") returned a \(type(of: result)), which is no \(T.self).")
            }
            return result
        }
    }

    public func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] {
        try results(for: request)
    }

    /// Returns the number of objects that a fetch returns.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        try fetchedCount(query(request))
    }

    /// Executes any kind of request.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let fetch = request as? any AsynchronousFetch { return fetch.start(in: self) }
        guard let coordinator = persistentStoreCoordinator else {
            throw CoreDataError.error(NSCoreDataError, "This context has no persistent store coordinator.")
        }
        guard let result = try coordinator.execute(request, with: self) as? NSPersistentStoreResult else {
            throw CoreDataError.error(
                NSPersistentStoreUnsupportedRequestTypeError, "A context executes no \(type(of: request)).")
        }
        return result
    }

    // MARK: Internal

    func query(_ request: FetchRequestBase) throws -> FetchQuery {
        let entity = try request.entity(in: self)
        return FetchQuery(
            entity: entity, predicate: request.predicate, sortDescriptors: request.sortDescriptors ?? [],
            limit: request.fetchLimit, offset: request.fetchOffset, includesSubentities: request.includesSubentities,
            includesPropertyValues: request.includesPropertyValues, stores: request.affectedStores,
            includesPendingChanges: request.includesPendingChanges)
    }

    func results(for request: FetchRequestBase) throws -> [Any] {
        let query = try query(request)
        switch request.resultType {
        case .countResultType: return [NSNumber(value: try fetchedCount(query))]
        case .managedObjectIDResultType: return try fetchedObjects(query).map(\.id)
        case .dictionaryResultType: return try DictionaryFetch(request, query, self).results()
        default: break
        }
        let objects = try fetchedObjects(query)
        if request.shouldRefreshRefetchedObjects {
            for object in objects where !object.isFault && !object.isInserted { reload(object) }
        }
        if !request.returnsObjectsAsFaults { for object in objects { object.fireFault() } }
        for path in request.relationshipKeyPathsForPrefetching ?? [] { Prefetching.load(path, of: objects) }
        return objects
    }

    func objects(for request: FetchRequestBase) throws -> [NSManagedObject] {
        try fetchedObjects(query(request))
    }

    func fetchedCount(_ query: FetchQuery) throws -> Int {
        processPendingChanges()
        if changedObjects(query).isEmpty, var count = try source?.count(query) {
            count = max(0, count - query.offset)
            return query.limit > 0 ? min(count, query.limit) : count
        }
        return try fetchedObjects(query).count
    }

    func fetchedObjects(_ query: FetchQuery) throws -> [NSManagedObject] {
        processPendingChanges()
        guard let source else { return [] }
        let changed = changedObjects(query)
        var storeQuery = query
        if !changed.isEmpty {
            storeQuery.limit = 0
            storeQuery.offset = 0
        }
        let fetched = try source.fetch(storeQuery)
        var objects = fetched.rows.map { object(of: $0.id, $0.row) }
        if !changed.isEmpty { objects.removeAll { changed.contains($0) } }
        if !fetched.isFiltered, let predicate = query.predicate {
            objects = objects.filter { predicate.evaluate(with: $0) }
        }
        if !changed.isEmpty {
            let present = changed.filter { !$0.isDeleted }.ordered
            objects += present.filter { query.predicate?.evaluate(with: $0) ?? true }
        }
        if !query.sortDescriptors.isEmpty, !changed.isEmpty || !fetched.isSorted {
            objects = Sorting.sorted(objects, query.sortDescriptors)
        }
        guard !changed.isEmpty || !fetched.isLimited else { return objects }
        if query.offset > 0 { objects.removeFirst(min(query.offset, objects.count)) }
        return query.limit > 0 ? Array(objects.prefix(query.limit)) : objects
    }

    private func object(of id: NSManagedObjectID, _ row: StoredRow?) -> NSManagedObject {
        guard let known = registered(id) else { return register(id, row) }
        if known.isFault { known.row = row ?? known.row }
        return known
    }

    /// The objects of the query's entity that differ from the stored ones.
    private func changedObjects(_ query: FetchQuery) -> ObjectSet {
        guard query.includesPendingChanges, hasChanges else { return [] }
        func concerns(_ object: NSManagedObject) -> Bool {
            query.includesSubentities
                ? object.entityDescription.isKindOf(entity: query.entity)
                : object.entityDescription.name == query.entity.name
        }
        return inserted.filter(concerns).union(updated.filter(concerns)).union(deleted.filter(concerns))
    }
}

/// Reads related objects before they are used.
enum Prefetching {
    static func load(_ path: String, of objects: [NSManagedObject]) {
        var level = objects
        for key in path.split(separator: ".").map(String.init) {
            var next: [NSManagedObject] = []
            for object in level {
                guard let index = object.layout.index(of: key) else { continue }
                switch object.layout.slots[index].kind {
                case .toOne: next += [object.toOne(index)].compactMap { $0 }
                case .toMany: next += object.loadedToMany(index).orderedMembers
                default: break
                }
            }
            level = next
        }
        for object in level { object.fireFault() }
    }
}
