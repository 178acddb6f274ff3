import Foundation

extension NSManagedObjectContext {
    /// Takes over the changes that another context saved. Unsaved changes of this context stay.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        merge(SaveSummary(notification.userInfo ?? [:]))
    }

    /// Takes over changes that are described by IDs, or by their addresses.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        for context in contexts {
            let summary = SaveSummary(changeNotificationData, context.persistentStoreCoordinator)
            context.performAndWait { context.merge(summary) }
        }
    }

    func merge(_ summary: SaveSummary) {
        processPendingChanges()
        restorations += 1
        recordsUndo = false
        var merged = SaveSummary()
        for id in summary.inserted {
            let known = registered(id)
            guard known?.isInserted != true else { continue }
            pending.inserted.insert(known ?? register(id.current, nil))
            merged.inserted.append(id)
        }
        for id in summary.updated {
            let known = registered(id)
            guard known?.isDeleted != true, known?.isInserted != true else { continue }
            let object = known ?? register(id.current, nil)
            if object.hasChanges { reload(object) } else { object.becomeFault() }
            pending.refreshed.insert(object)
            merged.updated.append(id)
        }
        for id in summary.deleted {
            guard let object = registered(id) else { continue }
            mergeDeletion(of: object)
            merged.deleted.append(id)
        }
        restorations -= 1
        recordsUndo = true
        let gone = pending.deleted.filter { $0.context === self && !deleted.contains($0) }
        processPendingChanges()
        for object in gone { forget(object) }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidMergeChangesObjectIDs, object: self,
            userInfo: [
                NSInsertedObjectIDsKey: Set(merged.inserted), NSUpdatedObjectIDsKey: Set(merged.updated),
                NSDeletedObjectIDsKey: Set(merged.deleted),
            ])
    }

    private func mergeDeletion(of object: NSManagedObject) {
        updated.remove(object)
        deleted.remove(object)
        object.state.isUpdated = false
        object.state.isDeleted = true
        pending.inserted.remove(object)
        pending.updated.remove(object)
        pending.refreshed.remove(object)
        pending.deleted.insert(object)
    }
}

extension SaveSummary {
    init(_ userInfo: [AnyHashable: Any], _ coordinator: NSPersistentStoreCoordinator? = nil) {
        func ids(_ keys: String...) -> [NSManagedObjectID] {
            keys.flatMap { key -> [NSManagedObjectID] in
                let values: [Any] =
                    switch userInfo[key] {
                    case let set as Set<NSManagedObject>: Array(set)
                    case let set as Set<NSManagedObjectID>: Array(set)
                    case let set as NSSet: set.allObjects
                    case let array as [Any]: array
                    default: []
                    }
                return values.compactMap { value in
                    if let object = value as? NSManagedObject { return object.id }
                    if let url = value as? URL { return coordinator?.managedObjectID(forURIRepresentation: url) }
                    return value as? NSManagedObjectID
                }
            }
        }
        inserted = ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey)
        updated = ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey)
        deleted = ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey)
    }
}
