import Synchronization

/// - Linux: refuses
///
/// Files on a server. Nothing is read or written: requests end with `StorageError.retryLimitExceeded` on the callback
/// queue.
// Sound: programs set the settings before they use the storage.
open class Storage: NSObject, @unchecked Sendable {
    private static let instances = Mutex<[String: Storage]>([:])

    /// - Linux: works
    public let app: FirebaseApp
    let bucket: String
    /// In seconds.
    /// - Linux: no effect
    open var maxUploadRetryTime: TimeInterval = 600
    /// In seconds.
    /// - Linux: no effect
    open var maxDownloadRetryTime: TimeInterval = 600
    /// In seconds.
    /// - Linux: no effect
    open var maxOperationRetryTime: TimeInterval = 120
    /// - Linux: no effect
    open var uploadChunkSizeBytes = Int64.max
    /// - Linux: works
    ///
    /// The main queue by default.
    open var callbackQueue = DispatchQueue.main

    init(app: FirebaseApp, bucket: String) {
        self.app = app
        self.bucket = bucket
    }

    /// - Linux: works
    open class func storage() -> Storage { storage(app: FirebaseApp.current) }

    /// - Linux: works
    open class func storage(url: String) -> Storage { storage(app: FirebaseApp.current, url: url) }

    /// - Linux: works
    open class func storage(app: FirebaseApp) -> Storage {
        storage(app: app, url: "gs://\(app.options.storageBucket ?? "")")
    }

    /// - Linux: works
    open class func storage(app: FirebaseApp, url: String) -> Storage {
        let bucket = StoragePlace(address: url)?.bucket ?? ""
        return instances.withLock { instances in
            let key = "\(app.name)/\(bucket)"
            if let storage = instances[key], storage.app === app { return storage }
            let storage = Storage(app: app, bucket: bucket)
            instances[key] = storage
            return storage
        }
    }

    /// - Linux: works
    open func reference() -> StorageReference { StorageReference(self, StoragePlace(bucket: bucket, names: [])) }

    /// - Linux: works
    open func reference(withPath path: String) -> StorageReference { reference().child(path) }

    /// - Linux: works
    ///
    /// An address that is no one of a file in Firebase ends the program, as in Firebase.
    open func reference(forURL url: String) -> StorageReference {
        guard let place = StoragePlace(address: url) else {
            preconditionFailure("\"\(url)\" is no address of Firebase's storage")
        }
        return StorageReference(self, place)
    }

    /// - Linux: works
    open func reference(for url: URL) throws -> StorageReference {
        guard let place = StoragePlace(address: url.absoluteString) else {
            throw StorageError.pathError(message: "\"\(url)\" is no address of Firebase's storage")
        }
        return StorageReference(self, place)
    }

    /// - Linux: no effect
    open func useEmulator(withHost host: String, port: Int) {}

    // MARK: Refusals

    var error: StorageError {
        FirebaseAbsence.report()
        return .retryLimitExceeded
    }

    func refuse<Value>(_ completion: ((Value?, (any Error)?) -> Void)?) {
        FirebaseAbsence.later(on: callbackQueue) { completion?(nil, StorageError.retryLimitExceeded) }
    }

    func refuse<Value>(_ completion: @escaping (Result<Value, any Error>) -> Void) {
        FirebaseAbsence.later(on: callbackQueue) { completion(.failure(StorageError.retryLimitExceeded)) }
    }
}
