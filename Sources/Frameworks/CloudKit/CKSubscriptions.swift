import Foundation

/// - Linux: works
// Sound: see CKSubscription.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    /// - Linux: works
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let firesOnRecordCreation = Options(rawValue: 1 << 0)
        public static let firesOnRecordUpdate = Options(rawValue: 1 << 1)
        public static let firesOnRecordDeletion = Options(rawValue: 1 << 2)
        public static let firesOnce = Options(rawValue: 1 << 3)
    }

    public let recordType: CKRecord.RecordType?
    public let predicate: NSPredicate
    public let querySubscriptionOptions: Options
    open var zoneID: CKRecordZone.ID?

    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID = UUID().uuidString,
        options querySubscriptionOptions: Options = [
            .firesOnRecordCreation, .firesOnRecordUpdate, .firesOnRecordDeletion,
        ]
    ) {
        self.recordType = recordType
        self.predicate = predicate
        self.querySubscriptionOptions = querySubscriptionOptions
        super.init(.query, id: subscriptionID)
    }
}

/// - Linux: works
// Sound: see CKSubscription.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    public let zoneID: CKRecordZone.ID
    open var recordType: CKRecord.RecordType?

    public convenience init(zoneID: CKRecordZone.ID) {
        self.init(zoneID: zoneID, subscriptionID: UUID().uuidString)
    }

    public init(zoneID: CKRecordZone.ID, subscriptionID: ID) {
        self.zoneID = zoneID
        super.init(.recordZone, id: subscriptionID)
    }
}

/// - Linux: works
// Sound: see CKSubscription.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    open var recordType: CKRecord.RecordType?

    public convenience init() {
        self.init(subscriptionID: UUID().uuidString)
    }

    public init(subscriptionID: ID) {
        super.init(.database, id: subscriptionID)
    }
}
