import Foundation

/// - Linux: no effect
///
/// A notification of a server about changes; none arrives, and no dictionary is one.
// Sound: it has no state.
open class CKNotification: NSObject, @unchecked Sendable {
    /// - Linux: works
    public enum NotificationType: Int, Sendable {
        case query = 1
        case recordZone = 2
        case readNotification = 3
        case database = 4
    }

    /// Nil.
    public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
        return nil
    }

    override init() {}

    open var notificationType: NotificationType { .readNotification }
    open var containerIdentifier: String? { nil }
    open var subscriptionID: CKSubscription.ID? { nil }
    open var subscriptionOwnerUserRecordID: CKRecord.ID? { nil }
    open var isPruned: Bool { false }
    open var alertBody: String? { nil }
    open var title: String? { nil }
    open var category: String? { nil }
}

/// - Linux: no effect
// Sound: it has no state.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
    /// - Linux: works
    public enum Reason: Int, Sendable {
        case recordCreated = 1
        case recordUpdated = 2
        case recordDeleted = 3
    }

    open var queryNotificationReason: Reason { .recordUpdated }
    open var recordFields: [String: any Sendable]? { nil }
    open var recordID: CKRecord.ID? { nil }
    open var databaseScope: CKDatabase.Scope { .private }
}

/// - Linux: no effect
// Sound: it has no state.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
    open var recordZoneID: CKRecordZone.ID? { nil }
    open var databaseScope: CKDatabase.Scope { .private }
}

/// - Linux: no effect
// Sound: it has no state.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
    open var databaseScope: CKDatabase.Scope { .private }
}
