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
            try checkVersion(of: known.store, known.configuration)
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

    private func checkVersion(of store: Store, _ other: Realm.Configuration) throws {
        guard other.schemaVersion != configuration.schemaVersion else { return }
        throw Realm.Error(
            .alreadyOpen,
            userInfo: [
                NSLocalizedDescriptionKey: "Realm at path '\(store.name)' already opened with different schema version."
            ])
    }

    // MARK: Stores

    private struct WeakStore: Sendable {
        weak let store: Store?
    }

    private static let stores = Mutex<[String: WeakStore]>([:])
    /// Held while a file is opened and migrated, so that no other thread opens it meanwhile.
    private static let opening = NSRecursiveLock()

    static func store(at name: String) -> Store? { stores.withLock { $0[name]?.store } }

    private func store(_ name: String) throws -> Store {
        if let store = RealmOpening.store(at: name) { return store }
        let store = try StoreOpening(name, configuration).open()
        RealmOpening.stores.withLock { $0[name] = WeakStore(store: store) }
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

/// The databases that are open on the current thread.
enum ThreadRealms {
    private final class Reference {
        weak var core: RealmCore?

        init(_ core: RealmCore) { self.core = core }
    }

    /// Those of the main queue, which several threads may serve.
    ///
    /// Sound: used on the main queue alone.
    nonisolated(unsafe) private static var ofMainQueue: [String: Reference] = [:]
    private static let prefix = "trestle.realm."

    static func get(_ name: String) -> RealmCore? {
        if Confinement.isMainNow { return ofMainQueue[name]?.core }
        return (Thread.current.threadDictionary[prefix + name] as? Reference)?.core
    }

    static func set(_ core: RealmCore, _ name: String) {
        if Confinement.isMainNow {
            ofMainQueue[name] = Reference(core)
        } else {
            Thread.current.threadDictionary[prefix + name] = Reference(core)
        }
    }

    static func replace(_ old: RealmCore, _ new: RealmCore) {
        if get(old.store.name) == nil || get(old.store.name) === old { set(new, old.store.name) }
    }
}
