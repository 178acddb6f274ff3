import Foundation

extension Realm {
    /// Deletes the files of a database. Returns false without any. Throws while the database is open.
    @discardableResult
    public static func deleteFiles(for config: Configuration) throws -> Bool {
        guard let url = config.fileURL else { return false }
        let name = RealmOpening.path(url)
        guard OpenStores.find(name).map({ !$0.isInUse }) ?? true else {
            throw Error(
                .alreadyOpen,
                userInfo: [
                    NSLocalizedDescriptionKey: "Cannot delete files of an open Realm: '\(url.path)' is still in use.",
                    NSFilePathErrorKey: url.path,
                ])
        }
        OpenStores.remove(name)
        let exists = FileManager.default.fileExists(atPath: url.path)
        for path in StoreFile.paths(url.path) { try? FileManager.default.removeItem(atPath: path) }
        return exists
    }

    /// Whether there is a file of the database.
    public static func fileExists(for config: Configuration) -> Bool {
        config.fileURL.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
    }

    /// Writes the contents to a new file. Throws if it exists, and with a key: files are not encrypted here.
    public func writeCopy(toFile fileURL: URL, encryptionKey: Data? = nil) throws {
        core.check()
        if encryptionKey != nil { throw RealmOpening.encryptionError(fileURL.path) }
        guard !FileManager.default.fileExists(atPath: fileURL.path) else {
            throw Error(
                .fileExists,
                userInfo: [
                    NSLocalizedDescriptionKey: "File at path '\(fileURL.path)' already exists.",
                    NSFilePathErrorKey: fileURL.path,
                ])
        }
        let file = try StoreFile(RealmOpening.path(fileURL), isReadOnly: false)
        var changes = ChangeLog()
        changes.classes = Set(core.snapshot.tables.keys)
        changes.hasNewSchemaVersion = true
        try file.save(core.snapshot, changes)
        try file.close()
    }

    // MARK: Later

    /// Opens a database on another thread first, so that a migration does not keep this one, and calls the block on the
    /// queue.
    public static func asyncOpen(
        configuration: Configuration = .defaultConfiguration, callbackQueue: DispatchQueue = .main,
        callback: @escaping (Result<Realm, Swift.Error>) -> Void
    ) {
        let call = OpeningCall(callback: callback)
        DispatchQueue.global().async {
            let opened = Result {
                try RealmOpening(configuration, DispatchQueue(label: "Realm.asyncOpen")).openedStore()
            }
            callbackQueue.async {
                withExtendedLifetime(opened) {
                    call.callback(
                        opened.flatMap { _ in
                            Result {
                                try Realm(configuration: configuration, queue: callbackQueue)
                            }
                        })
                }
            }
        }
    }

    /// Opens a database on the main actor.
    @MainActor
    public init(configuration: Configuration = .defaultConfiguration, downloadBeforeOpen: OpenBehavior) async throws {
        try self.init(configuration: configuration)
    }

    /// - Linux: works
    ///
    /// What is downloaded before a database is opened: nothing, since none has a server.
    public enum OpenBehavior: Sendable {
        case never
    }
}

/// Sound: called on the queue of the callback.
private struct OpeningCall: @unchecked Sendable {
    let callback: (Result<Realm, Swift.Error>) -> Void
}
