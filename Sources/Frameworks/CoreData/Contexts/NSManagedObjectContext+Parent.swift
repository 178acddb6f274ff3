import Foundation

// A parent context is the source of its children.
extension NSManagedObjectContext: ObjectSource {
    func row(for id: NSManagedObjectID) throws -> StoredRow? {
        try performAndWait {
            if let known = registered(id) {
                return known.isDeleted ? nil : currentRow(of: known)
            }
            guard let row = try source?.row(for: id) else { return nil }
            let object = register(id, row)
            return currentRow(of: object)
        }
    }

    /// Returns the present values of an object as a row.
    private func currentRow(of object: NSManagedObject) -> StoredRow? {
        object.fireFault()
        guard !object.isDeleted else { return nil }
        var values = object.slots
        for index in object.layout.slots.indices {
            switch object.layout.slots[index].kind {
            case .attribute: break
            case .toOne: values[index] = object.toOneID(index)
            case .toMany:
                let toMany = object.toMany(index)
                values[index] = toMany.isLoaded ? toMany.orderedMembers.map(\.id) : nil
            case .fetched: values[index] = nil
            }
        }
        return StoredRow(version: object.version, values: values)
    }

    func related(to id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws -> [NSManagedObjectID] {
        performAndWait {
            let object = object(with: id)
            guard let index = object.layout.index(of: relationship.name) else { return [] }
            return object.loadedToMany(index).orderedMembers.map(\.id)
        }
    }

    func fetch(_ query: FetchQuery) throws -> FetchedRows {
        try performAndWait {
            var query = query
            query.entity = ownEntity(query.entity)
            query.includesPendingChanges = true
            // The objects of a child cannot be compared with those of this context.
            query.predicate = query.predicate.map { PredicateTools.replacingObjects($0, in: self) }
            let objects = try fetchedObjects(query)
            let rows = objects.map { object in
                (id: object.id, row: query.includesPropertyValues ? currentRow(of: object) : nil)
            }
            return FetchedRows(rows: rows, isFiltered: true, isSorted: true, isLimited: true)
        }
    }

    func count(_ query: FetchQuery) throws -> Int? {
        try performAndWait {
            var query = query
            query.entity = ownEntity(query.entity)
            query.includesPendingChanges = true
            query.limit = 0
            query.offset = 0
            query.predicate = query.predicate.map { PredicateTools.replacingObjects($0, in: self) }
            return try fetchedCount(query)
        }
    }

    func obtainPermanentIDs(for objects: [NSManagedObject], from context: NSManagedObjectContext) throws {
        try persistentStoreCoordinator?.obtainPermanentIDs(for: objects, from: context)
    }

    /// Takes over the changes of a child.
    func save(_ changes: SavedChanges, from context: NSManagedObjectContext) throws -> SavedChanges {
        performAndWait {
            restorations += 1
            let pairs = (changes.inserted + changes.updated).map { ($0, counterpart(of: $0)) }
            for (object, own) in pairs { transfer(object, to: own) }
            for object in changes.deleted {
                let own = self.object(with: object.id)
                if !own.isDeleted {
                    own.fireFault()
                    markDeleted(own)
                }
            }
            restorations -= 1
            processPendingChanges()
        }
        return changes
    }

    /// Returns the object of this context for one of a child, a new one if it was inserted there.
    private func counterpart(of object: NSManagedObject) -> NSManagedObject {
        guard object.isInserted, registered(object.id) == nil else { return self.object(with: object.id) }
        let own = NSManagedObject.created(ownEntity(object.entityDescription), in: nil)
        own.id = object.id
        own.context = self
        own.state.isInserted = true
        own.keepCommittedValues()
        inserted.insert(own)
        registry.add(own)
        pending.inserted.insert(own)
        registerUndo { [unowned self] in markDeleted(own) }
        return own
    }

    private func transfer(_ object: NSManagedObject, to own: NSManagedObject) {
        own.fireFault()
        for index in object.layout.slots.indices {
            let slot = object.layout.slots[index]
            switch slot.kind {
            case .attribute:
                guard isChanged(object, index) else { continue }
                let value = object.slots[index]
                own.willChangeValue(forKey: slot.name)
                own.slots[index] = value
                own.didChangeValue(forKey: slot.name)
            case .toOne:
                guard isChanged(object, index) else { continue }
                own.willChangeValue(forKey: slot.name)
                own.slots[index] = object.toOneID(index).map { self.object(with: $0) }
                own.didChangeValue(forKey: slot.name)
            case .toMany: transferMembers(object, own, index)
            case .fetched: break
            }
        }
        if !own.isInserted { noteChange(of: own) }
    }

    private func isChanged(_ object: NSManagedObject, _ index: Int) -> Bool {
        object.isInserted
            || !ManagedValues.areSame((object.committed ?? object.slots)[index], object.slots[index])
    }

    private func transferMembers(_ object: NSManagedObject, _ own: NSManagedObject, _ index: Int) {
        guard let toMany = object.slots[index] as? ToMany, toMany.hasChanges else { return }
        if toMany.isOrdered {
            own.setRelationship(toMany.list.map { self.object(with: $0.id) }, index)
            return
        }
        func owns(_ objects: ObjectSet) -> [NSManagedObject] { objects.ordered.map { self.object(with: $0.id) } }
        if !toMany.removed.isEmpty { own.remove(owns(toMany.removed), fromSlot: index) }
        if !toMany.added.isEmpty { own.add(owns(toMany.added), toSlot: index) }
    }
}
