import Foundation
internal import Synchronization

/// Opens databases, and finds those that are open.
struct RealmOpening {
    private let configuration: Realm.Configuration
    private let queue: DispatchQueue?

    init(_ configuration: Realm.Configuration, _ queue: DispatchQueue?) {
        self.configuration = configuration
        self.queue = queue
    }

    func core() throws -> RealmCore {
        if configuration.encryptionKey != nil {
            throw RealmOpening.encryptionError(configuration.fileURL?.path ?? "")
        }
        let name = try self.name()
        if let known = known(name) {
            try checkVersion(of: known.store)
            return known
        }
        let store = try RealmOpening.opening.withLock { try self.store(name) }
        let core = RealmCore(store, configuration, Confinement(queue: queue))
        for type in configuration.objectTypes ?? [] { core.bind(type) }
        if isOfThread { ThreadRealms.set(core, name) }
        return core
    }

    /// Reads and migrates the file.
    func openedStore() throws -> Store { try core().store }

    /// The path of the file with links resolved, or a name that is no path.
    private func name() throws -> String {
        if let identifier = configuration.inMemoryIdentifier { return "memory:\(identifier)" }
        guard let url = configuration.fileURL else {
            RealmExceptions.raise("A Realm Configuration must specify a path or an in-memory identifier.")
            throw Realm.Error(.fail, userInfo: [NSLocalizedDescriptionKey: "The configuration has no file."])
        }
        return RealmOpening.path(url)
    }

    static func path(_ url: URL) -> String { url.resolvingSymlinksInPath().path }

    private var isOfThread: Bool {
        queue.map { $0 === DispatchQueue.main && Confinement.isMainNow } ?? true
    }

    private func known(_ name: String) -> RealmCore? {
        guard isOfThread, let core = ThreadRealms.get(name), !core.isInvalidated else { return nil }
        return core.confinement.isCurrent ? core : nil
    }

    private func checkVersion(of store: Store) throws {
        guard !store.isReadOnly, store.current.schemaVersion != configuration.schemaVersion else { return }
        throw Realm.Error(
            .alreadyOpen,
            userInfo: [
                NSLocalizedDescriptionKey: "Realm at path '\(store.name)' already opened with different schema version."
            ])
    }

    /// Held while a file is opened and migrated, so that no other thread opens it meanwhile.
    private static let opening = NSRecursiveLock()

    private func store(_ name: String) throws -> Store {
        if let store = OpenStores.find(name) {
            if store.isInUse {
                try checkVersion(of: store)
                return store
            }
            if store.isUnchanged, store.isReadOnly == configuration.readOnly {
                try SchemaUpdate(store, configuration, isNew: false).run()
                return store
            }
            OpenStores.remove(name)
        }
        let store = try StoreOpening(name, configuration).open()
        OpenStores.add(store)
        return store
    }

    static func remember(_ core: RealmCore, insteadOf old: RealmCore) { ThreadRealms.replace(old, core) }

    static func encryptionError(_ path: String) -> Realm.Error {
        Realm.Error(
            .fail,
            userInfo: [
                NSLocalizedDescriptionKey: "Trestle's RealmSwift does not encrypt files. Open the Realm without a key.",
                NSFilePathErrorKey: path,
            ])
    }
}
