import Foundation

/// What an iCloud store is named.
/// - Linux: no effect; there is no cloud
open class NSPersistentCloudKitContainerOptions: NSObject {
    open private(set) var containerIdentifier: String

    public init(containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
        super.init()
    }
}

/// How a schema is created in the cloud.
/// - Linux: no effect
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let dryRun = Self(rawValue: 1 << 1)
    public static let printSchema = Self(rawValue: 1 << 2)
}

// Sound: as its superclass is; it stores nothing that changes.
/// A container whose stores are on this computer only: nothing is sent to iCloud or comes from it, and no events are
/// posted.
/// - Linux: works, without a cloud
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// - Linux: refuses
    open func initializeCloudKitSchema(
        options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
    ) throws {
        throw CoreDataError.error(NSCoreDataError, "There is no iCloud on Linux.")
    }

    /// Always true: all objects belong to the user.
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    /// Always true: all objects belong to the user.
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { !store.isReadOnly }

    /// - Linux: never posted
    public static let eventChangedNotification = Notification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")
    public static let eventNotificationUserInfoKey = "event"

    /// The kinds of events.
    /// - Linux: no effect
    public enum EventType: Int, Sendable {
        case setup = 0
        case `import` = 1
        case export = 2
    }

    /// What happened between a store and the cloud.
    /// - Linux: never created
    open class Event: NSObject {
        open private(set) var identifier = UUID()
        open private(set) var storeIdentifier = ""
        open private(set) var type = EventType.setup
        open private(set) var startDate = Date()
        open private(set) var endDate: Date?
        open private(set) var succeeded = false
        open private(set) var error: (any Error)?
    }
}
