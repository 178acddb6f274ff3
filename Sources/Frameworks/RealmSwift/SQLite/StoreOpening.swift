import Foundation

/// Makes the store of a database that is not open: reads the file, and migrates it if the program has other classes.
struct StoreOpening {
    private let name: String
    private let configuration: Realm.Configuration

    init(_ name: String, _ configuration: Realm.Configuration) {
        self.name = name
        self.configuration = configuration
    }

    func open() throws -> Store {
        guard configuration.fileURL != nil else {
            return Store(
                name: name, file: nil, isReadOnly: configuration.readOnly,
                snapshot: Snapshot(schemaVersion: configuration.schemaVersion))
        }
        try prepareFile()
        let file = try StoreFile(name, isReadOnly: configuration.readOnly)
        let (snapshot, isNew) = try file.load()
        if let wanted = configuration.shouldCompactOnLaunch, !isNew, !configuration.readOnly {
            let sizes = try file.sizes()
            if wanted(sizes.total, sizes.used) { try file.compact() }
        }
        let store = Store(name: name, file: file, isReadOnly: configuration.readOnly, snapshot: snapshot)
        if !configuration.readOnly { try SchemaUpdate(store, configuration, isNew: isNew).run() }
        return store
    }

    private func prepareFile() throws {
        let files = FileManager.default
        guard !files.fileExists(atPath: name) else { return }
        if let seed = configuration.seedFilePath {
            try files.copyItem(at: seed, to: URL(fileURLWithPath: name))
        } else if configuration.readOnly {
            throw error(.fileNotFound, "Unable to open a realm at path '\(name)': No such file or directory.")
        }
        var isFolder: ObjCBool = false
        let folder = (name as NSString).deletingLastPathComponent
        guard files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            // The documents of an application that has never stored anything.
            guard name == RealmOpening.path(Realm.Configuration.defaultFile) else {
                throw error(.fileAccess, "Unable to open a realm at path '\(name)': there is no folder \(folder).")
            }
            return try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
    }

    private func error(_ code: Realm.Error.Code, _ text: String) -> Realm.Error {
        Realm.Error(code, userInfo: [NSLocalizedDescriptionKey: text, NSFilePathErrorKey: name])
    }
}
