import FrameworkAbsence
import ObjectiveCRuntime
import Synchronization

/// - Linux: works
///
/// A name and options under which the other modules are asked for. Configuring needs no `GoogleService-Info.plist`;
/// the options are read from it if the main bundle has it.
// Sound: what changes is under a lock.
public final class FirebaseApp: NSObject, @unchecked Sendable {
    package static let defaultName = "__FIRAPP_DEFAULT"
    private static let registered = Mutex<[String: FirebaseApp]>([:])
    private static let unregistered = FirebaseApp(
        name: defaultName, options: FirebaseOptions(googleAppID: "", gcmSenderID: ""))

    public let name: String
    private let ownOptions: FirebaseOptions
    private let collectsData = Mutex(true)

    private init(name: String, options: FirebaseOptions) {
        self.name = name
        ownOptions = options.duplicate()
    }

    /// A copy.
    public var options: FirebaseOptions { ownOptions.duplicate() }

    /// - Linux: no effect
    public var isDataCollectionDefaultEnabled: Bool {
        get { collectsData.withLock { $0 } }
        set { collectsData.withLock { $0 = newValue } }
    }

    public class func configure() {
        configure(options: FirebaseOptions.defaultOptions() ?? FirebaseOptions(googleAppID: "", gcmSenderID: ""))
    }

    public class func configure(options: FirebaseOptions) { configure(name: defaultName, options: options) }

    /// A second application with the same name is not made: the first one stays, and the console says so. Firebase
    /// raises an exception.
    public class func configure(name: String, options: FirebaseOptions) {
        FirebaseAbsence.report()
        let app = FirebaseApp(name: name, options: options)
        let isNew = registered.withLock { apps in
            if apps[name] != nil { return false }
            apps[name] = app
            return true
        }
        if !isNew { ConsoleLog.once("firebase app \(name)", "Firebase: the app \(name) is configured already.") }
    }

    public class func app() -> FirebaseApp? { app(name: defaultName) }

    public class func app(name: String) -> FirebaseApp? { registered.withLock { $0[name] } }

    /// Nil if there are none.
    public class var allApps: [String: FirebaseApp]? { registered.withLock { $0.isEmpty ? nil : $0 } }

    /// Calls the block on the main queue.
    public func delete(_ completion: @escaping (Bool) -> Void) {
        let isDeleted = Self.registered.withLock { $0.removeValue(forKey: name) != nil }
        FirebaseAbsence.later { completion(isDeleted) }
    }

    @discardableResult
    public func delete() async -> Bool { Self.registered.withLock { $0.removeValue(forKey: name) != nil } }

    /// The default application, or one that stands for it before it is configured. Firebase raises an exception then.
    package static var current: FirebaseApp { app() ?? unregistered }
}
