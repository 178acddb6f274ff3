import Foundation

/// What changed in a context since the last notification.
struct PendingChanges {
    var inserted: ObjectSet = []
    var updated: ObjectSet = []
    var deleted: ObjectSet = []
    var refreshed: ObjectSet = []
    var invalidatesAll = false

    var isEmpty: Bool {
        inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty && !invalidatesAll
    }

    var userInfo: [AnyHashable: Any] {
        var userInfo: [AnyHashable: Any] = [:]
        if !inserted.isEmpty { userInfo[NSInsertedObjectsKey] = inserted.objects }
        if !updated.isEmpty { userInfo[NSUpdatedObjectsKey] = updated.objects }
        if !deleted.isEmpty { userInfo[NSDeletedObjectsKey] = deleted.objects }
        if !refreshed.isEmpty { userInfo[NSRefreshedObjectsKey] = refreshed.objects }
        if invalidatesAll { userInfo[NSInvalidatedAllObjectsKey] = NSNumber(value: true) }
        return userInfo
    }
}
