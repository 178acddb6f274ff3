import Synchronization

/// - Linux: refuses
///
/// The Realtime Database. Nothing is read or written: requests, and listeners that have a block for errors, get one on
/// the callback queue. Listeners without such a block are not called.
// Sound: programs set the settings before they use the database; observers are under a lock.
public final class Database: NSObject, @unchecked Sendable {
    private static let instances = Mutex<[String: Database]>([:])

    /// - Linux: works
    public private(set) weak var app: FirebaseApp?
    /// - Linux: works
    ///
    /// The main queue by default.
    public var callbackQueue = DispatchQueue.main
    /// - Linux: no effect
    public var isPersistenceEnabled = false
    /// - Linux: no effect
    public var persistenceCacheSizeBytes: UInt = 10 * 1024 * 1024
    let address: String
    let observers = DatabaseObservers()

    private init(app: FirebaseApp, address: String) {
        self.app = app
        self.address = address
    }

    /// - Linux: works
    public class func database() -> Database { database(app: FirebaseApp.current) }

    /// - Linux: works
    public class func database(url: String) -> Database { database(app: FirebaseApp.current, url: url) }

    /// - Linux: works
    public class func database(app: FirebaseApp) -> Database {
        let options = app.options
        return database(
            app: app,
            url: options.databaseURL ?? "https://\(options.projectID ?? "project")-default-rtdb.firebaseio.com")
    }

    /// - Linux: works
    public class func database(app: FirebaseApp, url: String) -> Database {
        let address = DatabasePlace(url: url).address
        return instances.withLock { instances in
            let key = "\(app.name) \(address)"
            if let database = instances[key], database.app === app { return database }
            let database = Database(app: app, address: address)
            instances[key] = database
            return database
        }
    }

    /// - Linux: works
    public class func sdkVersion() -> String { FirebaseVersion() }

    /// - Linux: no effect
    public class func setLoggingEnabled(_ enabled: Bool) {}

    /// - Linux: works
    public func reference() -> DatabaseReference { DatabaseReference(self, []) }

    /// - Linux: works
    public func reference(withPath path: String) -> DatabaseReference {
        DatabaseReference(self, DatabasePlace.names(in: path))
    }

    /// - Linux: works
    public func reference(fromURL databaseUrl: String) -> DatabaseReference {
        DatabaseReference(self, DatabasePlace(url: databaseUrl).names)
    }

    /// - Linux: no effect
    public func purgeOutstandingWrites() {}

    /// - Linux: no effect
    public func goOffline() {}

    /// - Linux: no effect
    public func goOnline() {}

    /// - Linux: no effect
    public func useEmulator(withHost host: String, port: Int) {}

    // MARK: Refusals

    /// The error with which every request ends.
    var error: NSError {
        FirebaseAbsence.report()
        return NSError(
            domain: "com.firebase", code: 2,
            userInfo: [
                NSLocalizedDescriptionKey: FirebaseAbsence.explanation, NSLocalizedFailureReasonErrorKey: "unavailable",
            ])
    }

    func refuse(_ completion: (((any Error)?) -> Void)?) {
        let error = error
        FirebaseAbsence.later(on: callbackQueue) { completion?(error) }
    }
}

/// The parts of a database's address.
struct DatabasePlace {
    let address: String
    let names: [String]

    init(url: String) {
        let components = URLComponents(string: url)
        names = Self.names(in: components?.path ?? "")
        let port = (components?.port).map { ":\($0)" } ?? ""
        address = "\(components?.scheme ?? "https")://\(components?.host ?? "")\(port)"
    }

    static func names(in path: String) -> [String] { path.split(separator: "/").map(String.init) }
}
