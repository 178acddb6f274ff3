import Foundation

/// - Linux: refuses
///
/// A database in iCloud. Requests and operations end with `CKError.notAuthenticated`, on another thread.
// Sound: nothing changes after the initializer.
open class CKDatabase: NSObject, @unchecked Sendable {
    /// - Linux: works
    public enum Scope: Int, Sendable {
        case `public` = 1
        case `private` = 2
        case shared = 3
    }

    public let databaseScope: Scope
    private let operations = OperationQueue()

    init(_ scope: Scope) {
        databaseScope = scope
    }

    open func add(_ operation: CKDatabaseOperation) {
        operation.database = self
        operations.addOperation(operation)
    }

    // MARK: Records

    open func fetch(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) {
        CloudAbsence.refuse(completionHandler)
    }

    open func save(
        _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) {
        CloudAbsence.refuse(completionHandler)
    }

    open func delete(
        withRecordID recordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) {
        CloudAbsence.refuse(completionHandler)
    }

    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) {
        CloudAbsence.refuse(completionHandler)
    }

    // MARK: Zones

    open func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) {
        CloudAbsence.refuse(completionHandler)
    }

    open func fetch(
        withRecordZoneID zoneID: CKRecordZone.ID,
        completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
    ) {
        CloudAbsence.refuse(completionHandler)
    }

    open func save(
        _ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
    ) {
        CloudAbsence.refuse(completionHandler)
    }

    open func delete(
        withRecordZoneID zoneID: CKRecordZone.ID,
        completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
    ) {
        CloudAbsence.refuse(completionHandler)
    }

    // MARK: Subscriptions

    open func fetchAllSubscriptions(
        completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
    ) {
        CloudAbsence.refuse(completionHandler)
    }

    open func fetch(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) {
        CloudAbsence.refuse(completionHandler)
    }

    open func save(
        _ subscription: CKSubscription,
        completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) {
        CloudAbsence.refuse(completionHandler)
    }

    open func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) {
        CloudAbsence.refuse(completionHandler)
    }
}
