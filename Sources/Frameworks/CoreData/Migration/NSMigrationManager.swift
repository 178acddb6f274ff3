import Foundation

/// Converts a store into a new one of another model.
/// - Linux: works for inferred mappings
open class NSMigrationManager: NSObject {
    open private(set) var sourceModel: NSManagedObjectModel
    open private(set) var destinationModel: NSManagedObjectModel
    /// 1 after a migration, 0 before.
    open private(set) var migrationProgress: Float = 0
    open var userInfo: [AnyHashable: Any]?
    /// - Linux: no effect
    open var usesStoreSpecificMigrationManager = true

    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        self.sourceModel = sourceModel
        self.destinationModel = destinationModel
        super.init()
    }

    /// Writes the converted store to `dURL`. The original stays as it is.
    open func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
        with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
        destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws {
        guard mappings != nil else {
            throw CoreDataError.error(NSMigrationMissingMappingModelError, "A migration needs a mapping model.")
        }
        let metadata = try SQLiteStore.storedMetadata(at: sourceURL)
        guard sourceModel.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata) else {
            throw CoreDataError.error(
                NSPersistentStoreIncompatibleVersionHashError,
                "The store at \(sourceURL.path) has another model than the source model.", ["metadata": metadata])
        }
        var migration = StoreMigration(url: sourceURL, type: dStoreType, model: destinationModel, configuration: nil)
        migration.destination = dURL
        try migration.migrate()
        migrationProgress = 1
    }

    public func migrateStore(
        from sourceURL: URL, type sourceType: NSPersistentStore.StoreType,
        options sourceOptions: [AnyHashable: Any]? = nil,
        mapping: NSMappingModel, to destinationURL: URL, type destinationType: NSPersistentStore.StoreType,
        options destinationOptions: [AnyHashable: Any]? = nil
    ) throws {
        try migrateStore(
            from: sourceURL, sourceType: sourceType.rawValue, options: sourceOptions, with: mapping,
            toDestinationURL: destinationURL, destinationType: destinationType.rawValue,
            destinationOptions: destinationOptions)
    }

    open func reset() { migrationProgress = 0 }

    /// - Linux: no effect; a migration ends before the call returns
    open func cancelMigrationWithError(_ error: any Error) {}
}
