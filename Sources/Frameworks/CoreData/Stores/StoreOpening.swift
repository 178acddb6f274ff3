import Foundation

/// Opens a store, after migrating it if necessary.
struct StoreOpening {
    let coordinator: NSPersistentStoreCoordinator
    let type: String
    let configuration: String?
    let url: URL?
    let options: [AnyHashable: Any]?
    let model: NSManagedObjectModel

    func open() throws -> SQLiteStore {
        guard [NSSQLiteStoreType, NSBinaryStoreType, NSInMemoryStoreType].contains(type) else {
            throw CoreDataError.error(
                NSPersistentStoreInvalidTypeError, "There are no stores of the type \(type) on Linux.")
        }
        if let configuration, model.entities(forConfigurationName: configuration) == nil {
            throw CoreDataError.error(
                NSPersistentStoreOperationError, "The model has no configuration named \(configuration).")
        }
        guard let url = url ?? (type == NSInMemoryStoreType ? URL(fileURLWithPath: "/dev/null") : nil) else {
            throw CoreDataError.error(NSPersistentStoreOpenError, "A store of the type \(type) needs a URL.")
        }
        if type != NSInMemoryStoreType, url.path != "/dev/null" { try checkFile(url) }
        return try SQLiteStore(coordinator, type, configuration, url, options, model)
    }

    private func checkFile(_ url: URL) throws {
        let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? NSNumber
        guard let size, size.int64Value > 0 else { return }
        let metadata = try SQLiteStore.storedMetadata(at: url)
        if let stored = metadata[NSStoreTypeKey] as? String, stored != type {
            throw CoreDataError.error(
                NSPersistentStoreTypeMismatchError, "The store at \(url.path) has the type \(stored).",
                [NSFilePathErrorKey: url.path])
        }
        guard !isSet(NSIgnorePersistentStoreVersioningOption),
            !model.isConfiguration(withName: configuration, compatibleWithStoreMetadata: metadata)
        else { return }
        guard isSet(NSMigratePersistentStoresAutomaticallyOption), isSet(NSInferMappingModelAutomaticallyOption) else {
            throw CoreDataError.error(
                NSPersistentStoreIncompatibleVersionHashError,
                "The managed object model version used to open the persistent store is incompatible with the "
                    + "one that was used to create the persistent store.",
                ["metadata": metadata, NSFilePathErrorKey: url.path])
        }
        try StoreMigration(url: url, type: type, model: model, configuration: configuration).migrate()
    }

    private func isSet(_ option: String) -> Bool { (options?[option] as? NSNumber)?.boolValue == true }
}
