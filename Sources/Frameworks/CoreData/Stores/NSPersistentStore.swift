import Foundation

// Sound: a store is used under the lock of its coordinator.
/// A store of a coordinator. Stores of an application's own class are not supported.
/// - Linux: works
open class NSPersistentStore: NSObject, @unchecked Sendable {
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open private(set) var configurationName: String
    open private(set) var options: [AnyHashable: Any]?
    open var url: URL?
    open var identifier: String! = ""
    open var isReadOnly = false

    public init(
        persistentStoreCoordinator root: NSPersistentStoreCoordinator?, configurationName name: String?, at url: URL,
        options: [AnyHashable: Any]? = nil
    ) {
        persistentStoreCoordinator = root
        configurationName = name ?? NSManagedObjectModel.defaultConfiguration
        self.options = options
        self.url = url
        super.init()
    }

    open var type: String { "" }

    open var metadata: [String: Any]! = [:]

    open func loadMetadata() throws {}
    open func didAdd(to coordinator: NSPersistentStoreCoordinator) {}
    open func willRemove(from coordinator: NSPersistentStoreCoordinator?) {}

    open class func metadataForPersistentStore(with url: URL) throws -> [String: Any] {
        try SQLiteStore.storedMetadata(at: url)
    }

    open class func setMetadata(_ metadata: [String: Any]?, forPersistentStoreAt url: URL) throws {
        try SQLiteStore.setStoredMetadata(metadata ?? [:], at: url)
    }
}

extension NSPersistentStore {
    /// A type of stores, with short names.
    /// - Linux: works
    public struct StoreType: Hashable, RawRepresentable, Sendable {
        public var rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let sqlite = Self(rawValue: NSSQLiteStoreType)
        /// - Linux: a file of SQLite
        public static let binary = Self(rawValue: NSBinaryStoreType)
        public static let inMemory = Self(rawValue: NSInMemoryStoreType)
    }
}

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"

public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
public let NSPersistentStoreOSCompatibility = "NSPersistentStoreOSCompatibility"

public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentStoreConnectionPoolMaxSizeKey = "NSPersistentStoreConnectionPoolMaxSize"
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSBinaryStoreSecureDecodingClasses = "NSBinaryStoreSecureDecodingClasses"
public let NSBinaryStoreInsecureDecodingCompatibilityOption = "NSBinaryStoreInsecureDecodingCompatibilityOption"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreURLKey = "storeURL"
public let NSPersistentHistoryTokenKey = "historyToken"
public let NSAddedPersistentStoresKey = "added"
public let NSRemovedPersistentStoresKey = "removed"
public let NSUUIDChangedPersistentStoresKey = "changedUUIDs"

extension NSNotification.Name {
    public static let NSPersistentStoreCoordinatorStoresWillChange = Self(
        "NSPersistentStoreCoordinatorStoresWillChangeNotification")
    public static let NSPersistentStoreCoordinatorStoresDidChange = Self(
        "_NSPersistentStoreCoordinatorStoresDidChangeNotification")
    public static let NSPersistentStoreCoordinatorWillRemoveStore = Self(
        "_NSPersistentStoreCoordinatorWillRemoveStoreNotification")
    /// - Linux: never posted; a second process cannot open a store
    public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChangeNotification")
}
