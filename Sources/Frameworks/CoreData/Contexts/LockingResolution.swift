import Foundation

/// Applies a merge policy to an object whose row is newer.
enum LockingResolution {
    static func resolve(_ conflict: NSMergeConflict, _ type: NSMergePolicyType) {
        let object = conflict.sourceObject
        guard let context = object.context else { return }
        let keepsObject = type == .overwriteMergePolicyType || type == .mergeByPropertyObjectTrumpMergePolicyType
        guard let row = conflict.row else {
            if keepsObject { context.insertAgain(object) } else { context.discard(object) }
            return
        }
        if type == .rollbackMergePolicyType {
            context.refresh(object, mergeChanges: false)
        } else {
            if !object.isDeleted { merge(row, into: object, type) }
            object.version = row.version
        }
        object.awake(fromSnapshotEvents: .mergePolicy)
    }

    private static func merge(_ row: StoredRow, into object: NSManagedObject, _ type: NSMergePolicyType) {
        var committed = object.committed ?? object.slots
        for (index, slot) in object.layout.slots.enumerated() {
            guard slot.kind == .attribute || slot.kind == .toOne, !slot.isTransient else { continue }
            let takesRow =
                switch type {
                case .mergeByPropertyObjectTrumpMergePolicyType:
                    ManagedValues.areSame(committed[index], object.slots[index])
                case .mergeByPropertyStoreTrumpMergePolicyType:
                    !ManagedValues.areSame(committed[index], row.values[index])
                        || ManagedValues.areSame(committed[index], object.slots[index])
                default: false
                }
            if takesRow { object.slots[index] = row.values[index] }
            committed[index] = row.values[index]
        }
        object.committed = committed
    }
}

extension NSManagedObjectContext {
    /// Saves an object again whose row was deleted.
    func insertAgain(_ object: NSManagedObject) {
        updated.remove(object)
        object.state.isUpdated = false
        object.state.isInserted = true
        inserted.insert(object)
    }

    /// Forgets an object and its changes.
    func discard(_ object: NSManagedObject) {
        inserted.remove(object)
        updated.remove(object)
        deleted.remove(object)
        pending.inserted.remove(object)
        pending.updated.remove(object)
        pending.deleted.insert(object)
        registry.remove(object.id.key)
        object.state = ManagedState()
        object.state.isDeleted = true
        object.context = nil
        scheduleEvent()
    }
}
