import Foundation

// Sound: the stores are used under the lock.
/// Connects contexts with stores. It may be used on any thread.
/// - Linux: works
open class NSPersistentStoreCoordinator: NSObject, NSLocking, @unchecked Sendable {
    let contexts = WeakContexts()
    private let access = NSRecursiveLock()
    private let queue = ContextQueue(isMain: false)
    private var stores: [SQLiteStore] = []

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        EntityFinder.note(model)
    }

    open private(set) var managedObjectModel: NSManagedObjectModel
    open var name: String?

    open var persistentStores: [NSPersistentStore] { withAccess { stores } }

    open func persistentStore(for URL: URL) -> NSPersistentStore? {
        withAccess { stores.first { $0.url?.standardizedFileURL == URL.standardizedFileURL } }
    }

    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    @discardableResult
    open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        guard store.type == NSInMemoryStoreType else { return false }
        store.url = url
        return true
    }

    // MARK: Adding and removing stores

    /// Opens a store, and creates it if there is none. A store of an older model is migrated if the options say so.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = try withAccess {
            if let storeURL, storeURL.path != "/dev/null", persistentStore(for: storeURL) != nil {
                throw CoreDataError.error(NSPersistentStoreOpenError, "Can't add the same store twice.")
            }
            let store = try StoreOpening(
                coordinator: self, type: storeType, configuration: configuration, url: storeURL, options: options,
                model: managedObjectModel
            ).open()
            stores.append(store)
            return store
        }
        store.didAdd(to: self)
        postChange([NSAddedPersistentStoresKey: [store]])
        return store
    }

    /// Opens the store of a description, on another thread if it says so, and calls the block.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        let add = {
            do {
                try self.addPersistentStore(
                    ofType: storeDescription.type, configurationName: storeDescription.configuration,
                    at: storeDescription.url, options: storeDescription.allOptions)
                return nil as (any Error)?
            } catch {
                return error
            }
        }
        guard storeDescription.shouldAddStoreAsynchronously else { return block(storeDescription, add()) }
        let call = HandedOver(value: (add, block, storeDescription))
        DispatchQueue.global().async {
            let error = call.value.0()
            DispatchQueue.main.async { call.value.1(call.value.2, error) }
        }
    }

    open func remove(_ store: NSPersistentStore) throws {
        NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorWillRemoveStore, object: self)
        store.willRemove(from: self)
        withAccess {
            stores.removeAll { $0 === store }
            (store as? SQLiteStore)?.close()
        }
        postChange([NSRemovedPersistentStoresKey: [store]])
    }

    func postChange(_ userInfo: [AnyHashable: Any]) {
        NotificationCenter.default.post(
            name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: userInfo)
    }

    // MARK: Metadata

    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        withAccess {
            let kept = store.metadata.filter {
                [NSStoreTypeKey, NSStoreUUIDKey, NSStoreModelVersionHashesKey].contains($0.key)
            }
            store.metadata = (metadata ?? [:]).merging(kept) { $1 }
            guard let store = store as? SQLiteStore else { return }
            try? StoreMetadata.write(store.metadata, store.database)
        }
    }

    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    open class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        try SQLiteStore.storedMetadata(at: url)
    }

    open class func setMetadata(
        _ metadata: [String: Any]?, forPersistentStoreOfType storeType: String, at url: URL,
        options: [AnyHashable: Any]? = nil
    ) throws {
        try SQLiteStore.setStoredMetadata(metadata ?? [:], at: url)
    }

    // MARK: Objects

    /// Returns the ID for an address that ``NSManagedObjectID/uriRepresentation()`` returned; nil if no store has it.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.pathComponents.filter { $0 != "/" }
        guard url.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p"),
            let key = Int64(parts[1].dropFirst())
        else { return nil }
        return withAccess {
            guard let store = stores.first(where: { $0.identifier.lowercased() == url.host?.lowercased() }),
                let entity = managedObjectModel.entitiesByName[parts[0]]
            else { return nil }
            return store.objectID(entity, key)
        }
    }

    /// Executes a request. A fetch returns an array, other requests return an ``NSPersistentStoreResult``.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        switch request {
        case let fetch as FetchRequestBase: return try context.results(for: fetch)
        case let batch as any BatchRequest: return try batch.execute(in: self, context)
        default:
            throw CoreDataError.error(
                NSPersistentStoreUnsupportedRequestTypeError, "Requests of the type \(type(of: request)) are unknown.")
        }
    }

    // MARK: Queues and locks

    open func perform(_ block: @escaping () -> Void) {
        queue.async { self.queue.sync(block) {} }
    }

    open func performAndWait(_ block: () -> Void) { queue.sync(block) {} }

    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try queue.sync(block) {} }

    public func perform<T, Failure: Error>(
        _ block: @escaping () throws(Failure) -> T
    ) async throws(Failure) -> T {
        let result: HandedOver<Result<T, Failure>> = await withCheckedContinuation { continuation in
            queue.async {
                self.queue.sync({ continuation.resume(returning: HandedOver(value: resultOf(block))) }) {}
            }
        }
        return try result.value.get()
    }

    open func lock() { access.lock() }
    open func unlock() { access.unlock() }
    open func tryLock() -> Bool { access.try() }

    func withAccess<Result>(_ body: () throws -> Result) rethrows -> Result { try access.withLock(body) }

    /// Used with access only.
    var sqliteStores: [SQLiteStore] { stores }

    func add(_ store: SQLiteStore) { stores.append(store) }
}
