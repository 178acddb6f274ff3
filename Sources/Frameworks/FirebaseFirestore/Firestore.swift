import Synchronization

/// - Linux: refuses
///
/// A database of documents. Nothing is read or written: requests and listeners end with
/// `FirestoreErrorCode.unavailable` on the queue of the settings.
// Sound: programs set the settings once, before they use the database, as Firebase demands.
open class Firestore: NSObject, @unchecked Sendable {
    private static let instances = Mutex<[String: Firestore]>([:])

    /// - Linux: works
    public let app: FirebaseApp
    private var ownSettings = FirestoreSettings()

    init(app: FirebaseApp) {
        self.app = app
    }

    /// - Linux: works
    open class func firestore() -> Firestore { firestore(app: FirebaseApp.current) }

    /// - Linux: works
    open class func firestore(app: FirebaseApp) -> Firestore { firestore(app: app, database: "(default)") }

    /// - Linux: works
    open class func firestore(database: String) -> Firestore {
        firestore(app: FirebaseApp.current, database: database)
    }

    /// - Linux: works
    open class func firestore(app: FirebaseApp, database: String) -> Firestore {
        instances.withLock { instances in
            let key = "\(app.name)/\(database)"
            if let firestore = instances[key], firestore.app === app { return firestore }
            let firestore = Firestore(app: app)
            instances[key] = firestore
            return firestore
        }
    }

    /// - Linux: works
    ///
    /// A copy. Of the settings only the queue has an effect.
    open var settings: FirestoreSettings {
        get { ownSettings.duplicate() }
        set { ownSettings = newValue.duplicate() }
    }

    // MARK: Places

    /// - Linux: works
    open func collection(_ collectionPath: String) -> CollectionReference {
        CollectionReference(firestore: self, ResourcePath(collectionPath))
    }

    /// - Linux: works
    open func document(_ documentPath: String) -> DocumentReference {
        DocumentReference(firestore: self, ResourcePath(documentPath))
    }

    /// - Linux: works
    open func collectionGroup(_ collectionID: String) -> Query {
        Query(firestore: self, ResourcePath(collectionID), isGroup: true)
    }

    // MARK: Writes

    /// The block is not run, because no document can be read.
    open func runTransaction(
        _ updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?,
        completion: @escaping (Any?, (any Error)?) -> Void
    ) {
        refuse(completion)
    }

    /// The block is not run, because no document can be read.
    open func runTransaction(
        with options: TransactionOptions?, block: @escaping (Transaction, NSErrorPointer) -> Any?,
        completion: @escaping (Any?, (any Error)?) -> Void
    ) {
        refuse(completion)
    }

    /// The block is not run, because no document can be read.
    @discardableResult
    open func runTransaction(_ updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?) async throws -> Any? {
        throw error
    }

    open func batch() -> WriteBatch { WriteBatch(firestore: self) }

    // MARK: Network

    /// - Linux: no effect
    open class func enableLogging(_ logging: Bool) {}

    /// - Linux: no effect
    open func useEmulator(withHost host: String, port: Int) {}

    /// - Linux: no effect
    open func enableNetwork(completion: (((any Error)?) -> Void)? = nil) { succeed(completion) }

    /// - Linux: no effect
    open func enableNetwork() async throws {}

    /// - Linux: no effect
    open func disableNetwork(completion: (((any Error)?) -> Void)? = nil) { succeed(completion) }

    /// - Linux: no effect
    open func disableNetwork() async throws {}

    /// - Linux: no effect
    open func terminate(completion: (((any Error)?) -> Void)? = nil) { succeed(completion) }

    /// - Linux: no effect
    open func terminate() async throws {}

    /// - Linux: no effect
    open func clearPersistence(completion: (((any Error)?) -> Void)? = nil) { succeed(completion) }

    /// - Linux: no effect
    open func clearPersistence() async throws {}

    /// - Linux: no effect
    open func waitForPendingWrites(completion: (((any Error)?) -> Void)? = nil) { succeed(completion) }

    /// - Linux: no effect
    open func waitForPendingWrites() async throws {}

    /// - Linux: no effect
    open func addSnapshotsInSyncListener(_ listener: @escaping () -> Void) -> any ListenerRegistration {
        AbsentListener()
    }

    /// Nil: there are no bundles.
    open func getQuery(named name: String, completion: @escaping (Query?) -> Void) {
        FirebaseAbsence.later(on: ownSettings.dispatchQueue) { completion(nil) }
    }
}
