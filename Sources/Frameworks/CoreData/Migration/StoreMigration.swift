import Foundation

/// Converts a store file to another model. The file is replaced when the new one is complete.
struct StoreMigration {
    let url: URL
    let type: String
    let model: NSManagedObjectModel
    let configuration: String?
    /// Where the converted store is written; nil for the place of the old one.
    var destination: URL?

    func migrate() throws {
        let old = try storedModel()
        let mapping = try ModelMapping(old.entities, model.entities(forConfigurationName: configuration) ?? [])
        let temporary = URL(fileURLWithPath: (destination ?? url).path + "-migration")
        remove(temporary)
        do {
            try convert(old, mapping, temporary)
        } catch {
            remove(temporary)
            throw error
        }
        let target = destination ?? url
        remove(target)
        try FileManager.default.moveItem(at: temporary, to: target)
    }

    private func storedModel() throws -> NSManagedObjectModel {
        let database = try SQLiteDatabase(path: url.path, isReadOnly: true)
        guard let model = try StoreMetadata.model(database) else {
            throw CoreDataError.error(
                NSMigrationMissingSourceModelError, "The store at \(url.path) does not describe its model.",
                [NSFilePathErrorKey: url.path])
        }
        return model
    }

    private func convert(_ old: NSManagedObjectModel, _ mapping: ModelMapping, _ temporary: URL) throws {
        let source = try SQLiteStore(nil, type, nil, url, nil, old)
        let new = try SQLiteStore(nil, type, configuration, temporary, nil, model)
        try StoreCopy(from: source, to: new, mapping).copy()
        let kept = source.metadata.filter { key, _ in
            key != NSStoreModelVersionHashesKey && key != NSStoreModelVersionIdentifiersKey
        }
        try StoreMetadata.write(new.metadata.merging(kept) { $1 }, new.database)
        new.close()
        source.close()
    }

    private func remove(_ url: URL) {
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + suffix) }
    }
}
