import Foundation

// Discarding changes and forgetting values.
extension NSManagedObjectContext {
    /// Discards all changes, and what could be undone.
    public func rollback() {
        restorations += 1
        recordsUndo = false
        deletionsToPropagate = []
        let (new, changed, gone) = (inserted, updated, deleted)
        let discarded = pending.deleted.filter { !deleted.contains($0) }
        inserted = []
        updated = []
        deleted = []
        changedSinceWillSave = []
        for object in new {
            forget(object)
            pending.inserted.remove(object)
            pending.updated.remove(object)
            pending.deleted.insert(object)
        }
        for object in discarded { forget(object) }
        for object in changed.union(gone) {
            let wasDeleted = object.isDeleted
            object.state.isUpdated = false
            object.state.isDeleted = false
            object.becomeFault()
            pending.updated.remove(object)
            if wasDeleted, pending.deleted.remove(object) == nil {
                pending.inserted.insert(object)
            } else {
                pending.refreshed.insert(object)
            }
            object.awake(fromSnapshotEvents: .rollback)
        }
        restorations -= 1
        recordsUndo = true
        removeUndoActions()
        processPendingChanges()
    }

    /// Forgets all objects and changes. Objects that are still referenced belong to no context.
    public func reset() {
        deletionsToPropagate = []
        changedSinceWillSave = []
        inserted = []
        updated = []
        deleted = []
        assignedStores = [:]
        savedTemporarily = []
        pending = PendingChanges()
        for object in registry.objects {
            object.becomeFault()
            object.context = nil
            object.state = ManagedState()
            object.state.isFault = true
        }
        registry.removeAll()
        removeUndoActions()
        pending.invalidatesAll = true
        processPendingChanges()
    }

    /// Turns an object into a fault, which takes its values from the store when it is read. With `mergeChanges` the
    /// unsaved changes stay.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.context === self, !object.isInserted else { return }
        if flag, object.hasChanges {
            reload(object)
        } else {
            discardChanges(of: object)
            object.becomeFault()
        }
        if !object.isDeleted { pending.refreshed.insert(object) }
        scheduleEvent()
    }

    /// Refreshes all objects, keeping unsaved changes.
    public func refreshAllObjects() {
        for object in registry.objects { refresh(object, mergeChanges: true) }
        processPendingChanges()
    }

    private func discardChanges(of object: NSManagedObject) {
        updated.remove(object)
        pending.updated.remove(object)
        object.state.isUpdated = false
        if object.isDeleted {
            deleted.remove(object)
            deletionsToPropagate.removeAll { $0 === object }
            object.state.isDeleted = false
        }
    }

    /// Takes the stored values of properties that did not change here.
    func reload(_ object: NSManagedObject) {
        guard !object.isFault, let row = try? source?.row(for: object.id.current) else { return }
        var committed = object.committed ?? object.slots
        for index in object.layout.slots.indices {
            let slot = object.layout.slots[index]
            guard !slot.isTransient else { continue }
            switch slot.kind {
            case .attribute, .toOne:
                let isChanged = !ManagedValues.areSame(committed[index], object.slots[index])
                committed[index] = row.values[index]
                if !isChanged { object.slots[index] = row.values[index] }
            case .toMany:
                guard let toMany = object.slots[index] as? ToMany, !toMany.hasChanges else { continue }
                object.slots[index] = ToMany(isOrdered: slot.isOrdered, isLoaded: false)
            case .fetched: object.slots[index] = nil
            }
        }
        if object.committed != nil { object.committed = committed }
        object.version = row.version
        object.awake(fromSnapshotEvents: .refresh)
    }
}
