import Foundation

extension NSManagedObjectContext {
    /// Saves all changes to the stores or to the parent context. Nothing is saved if an object is invalid or the store
    /// refuses.
    public func save() throws {
        processPendingChanges()
        guard hasChanges else { return }
        guard let source else {
            throw CoreDataError.error(
                NSPersistentStoreSaveError, "This context has no persistent store coordinator and no parent.")
        }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        try callWillSave()
        let changes = changesToSave()
        DerivedAttributes.update(changes)
        if validatesObjects { try validate(changes) }
        finishSave(try source.save(changes, from: self))
    }

    /// The changed objects in a stable order.
    func changesToSave() -> SavedChanges {
        SavedChanges(inserted: inserted.ordered, updated: updated.ordered, deleted: deleted.ordered)
    }

    /// Calls `willSave()` on all changed objects, and again on those that change meanwhile.
    private func callWillSave() throws {
        var due = inserted.union(updated).union(deleted)
        for _ in 0..<1000 {
            changedSinceWillSave = []
            for object in due.ordered { object.willSave() }
            processPendingChanges()
            due = changedSinceWillSave
            if due.isEmpty { return }
        }
        throw CoreDataError.error(
            NSPersistentStoreSaveError,
            "Failed to process pending changes before save. The context is still dirty after 1000 attempts. Typically "
                + "this recursive dirtying is caused by a bad validation method, -willSave, or notification handler.")
    }

    private func validate(_ changes: SavedChanges) throws {
        var errors: [NSError] = []
        func check(_ objects: [NSManagedObject], _ validate: (NSManagedObject) throws -> Void) {
            for object in objects {
                do {
                    try validate(object)
                } catch {
                    errors.append(error as NSError)
                }
            }
        }
        check(changes.deleted) { try $0.validateForDelete() }
        check(changes.inserted) { try $0.validateForInsert() }
        check(changes.updated) { try $0.validateForUpdate() }
        if let error = CoreDataError.combined(errors) { throw error }
    }

    private func finishSave(_ changes: SavedChanges) {
        // A merge policy may have discarded objects.
        let (new, changed, gone) = (
            changes.inserted.filter(\.isInserted), changes.updated.filter(\.isUpdated), changes.deleted
        )
        for object in new + changed {
            object.commitValues()
            object.state.isInserted = false
            object.state.isUpdated = false
        }
        inserted = []
        updated = []
        deleted = []
        assignedStores = [:]
        changedSinceWillSave = []
        if parent != nil { savedTemporarily += new.filter(\.objectID.isTemporaryID) }
        var userInfo: [AnyHashable: Any] = [:]
        var ids: [AnyHashable: Any] = [:]
        for (objects, key, idKey) in [
            (new, NSInsertedObjectsKey, NSInsertedObjectIDsKey), (changed, NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
            (gone, NSDeletedObjectsKey, NSDeletedObjectIDsKey),
        ] where !objects.isEmpty {
            userInfo[key] = Set(objects)
            ids[idKey] = Set(objects.map(\.id))
        }
        for object in new + changed + gone { object.didSave() }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: userInfo)
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: ids)
        for object in gone { forget(object) }
        let summary = SaveSummary(
            inserted: new.map(\.id), updated: changed.map(\.id), deleted: gone.map(\.id))
        let others = parent?.children.all ?? persistentStoreCoordinator?.contexts.all ?? []
        for context in others where context !== self && context.automaticallyMergesChangesFromParent {
            context.perform { context.merge(summary) }
        }
    }

    /// Removes an object from the context.
    func forget(_ object: NSManagedObject) {
        registry.remove(object.id.key)
        object.context = nil
        object.state = ManagedState()
        object.committed = nil
        object.eventValues = nil
    }

    /// Replaces the temporary IDs of inserted objects.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        try source?.obtainPermanentIDs(for: objects.filter { $0.id.isTemporaryID }, from: self)
    }

    /// Gives an object a new ID.
    func replaceID(of object: NSManagedObject, by id: NSManagedObjectID) {
        registry.remove(object.id.key)
        object.id.permanentID = id
        PermanentIDs.noteReplacement()
        let store = assignedStores.removeValue(forKey: object.id.key)
        object.id = id
        assignedStores[id.key] = store
        registry.add(object)
    }
}

/// The IDs of the objects that were saved.
struct SaveSummary: Sendable {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []
}
