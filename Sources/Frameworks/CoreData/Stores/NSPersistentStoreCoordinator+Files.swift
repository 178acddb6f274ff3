import Foundation

extension NSPersistentStoreCoordinator {
    /// Copies a store to another place, opens the copy and removes the original from the coordinator.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        guard let source = store as? SQLiteStore else {
            throw CoreDataError.error(NSPersistentStoreOperationError, "The store cannot be migrated.")
        }
        let configuration =
            store.configurationName == NSManagedObjectModel.defaultConfiguration ? nil : store.configurationName
        let new = try withAccess {
            let new = try StoreOpening(
                coordinator: self, type: storeType, configuration: configuration, url: URL, options: options,
                model: managedObjectModel
            ).open()
            try StoreCopy(from: source, to: new, ModelMapping(managedObjectModel.entities, managedObjectModel.entities))
                .copy()
            add(new)
            return new
        }
        try remove(store)
        postChange([NSAddedPersistentStoresKey: [new]])
        return new
    }

    /// Deletes the files of a store.
    public func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        if let open = persistentStore(for: url) { try remove(open) }
        for suffix in ["", "-wal", "-shm", "-journal"] {
            let path = url.path + suffix
            if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
        }
    }

    /// Replaces the files of a store by those of another one.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {
        try destroyPersistentStore(at: destinationURL, ofType: storeType, options: destinationOptions)
        for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: sourceURL.path + suffix) {
            try FileManager.default.copyItem(atPath: sourceURL.path + suffix, toPath: destinationURL.path + suffix)
        }
    }

    // MARK: With short names of types

    @discardableResult
    public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    public class func metadataForPersistentStore(
        type storeType: NSPersistentStore.StoreType, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        try metadataForPersistentStore(ofType: storeType.rawValue, at: storeURL, options: options)
    }

    public class func setMetadata(
        _ metadata: [String: Any]?, type storeType: NSPersistentStore.StoreType, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws {
        try setMetadata(metadata, forPersistentStoreOfType: storeType.rawValue, at: storeURL, options: options)
    }

    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
        type storeType: NSPersistentStore.StoreType
    ) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: storeURL, options: options, withType: storeType.rawValue)
    }

    public func destroyPersistentStore(
        at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws {
        try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options)
    }

    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
        type sourceType: NSPersistentStore.StoreType
    ) throws {
        try replacePersistentStore(
            at: destinationURL, destinationOptions: destinationOptions, withPersistentStoreFrom: sourceURL,
            sourceOptions: sourceOptions, ofType: sourceType.rawValue)
    }
}
