import Foundation

/// Describes a store that a container opens.
/// - Linux: works
open class NSPersistentStoreDescription: NSObject, NSCopying {
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var url: URL?
    open private(set) var options: [String: NSObject] = [
        NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
        NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
    ]
    /// - Linux: no effect
    open private(set) var sqlitePragmas: [String: NSObject] = [:]
    open var timeout: TimeInterval = 240
    open var shouldAddStoreAsynchronously = false
    /// - Linux: no effect; there is no cloud
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Describes a store without a place, such as one in memory.
    public override init() { super.init() }

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

    open var isReadOnly: Bool {
        get { flag(NSReadOnlyPersistentStoreOption) }
        set { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
    }

    open var shouldMigrateStoreAutomatically: Bool {
        get { flag(NSMigratePersistentStoresAutomaticallyOption) }
        set { options[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(value: newValue) }
    }

    open var shouldInferMappingModelAutomatically: Bool {
        get { flag(NSInferMappingModelAutomaticallyOption) }
        set { options[NSInferMappingModelAutomaticallyOption] = NSNumber(value: newValue) }
    }

    private func flag(_ key: String) -> Bool { (options[key] as? NSNumber)?.boolValue == true }

    var allOptions: [AnyHashable: Any] { options }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        copy.url = url
        copy.type = type
        copy.configuration = configuration
        copy.options = options
        copy.sqlitePragmas = sqlitePragmas
        copy.timeout = timeout
        copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
        copy.cloudKitContainerOptions = cloudKitContainerOptions
        return copy
    }
}
