import Synchronization

/// - Linux: refuses
///
/// Values that a server could change. Fetching fails with `RemoteConfigError.internalError` on the main queue; the
/// defaults work.
// Sound: programs use it on the main thread; the instances are under a lock.
open class RemoteConfig: NSObject, @unchecked Sendable {
    private static let instances = Mutex<[String: RemoteConfig]>([:])

    /// - Linux: works
    open var configSettings = RemoteConfigSettings()
    private var defaults: [String: Data] = [:]
    private var status = RemoteConfigFetchStatus.noFetchYet

    /// - Linux: works
    open class func remoteConfig() -> RemoteConfig { remoteConfig(app: FirebaseApp.current) }

    /// - Linux: works
    open class func remoteConfig(app: FirebaseApp) -> RemoteConfig {
        instances.withLock { instances in
            if let config = instances[app.name] { return config }
            let config = RemoteConfig()
            instances[app.name] = config
            return config
        }
    }

    /// Nil.
    open var lastFetchTime: Date? { nil }

    /// - Linux: works
    open var lastFetchStatus: RemoteConfigFetchStatus { status }

    // MARK: Values

    /// - Linux: works
    ///
    /// The default, or an empty value.
    open subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }

    /// - Linux: works
    open func configValue(forKey key: String?) -> RemoteConfigValue {
        defaultValue(forKey: key) ?? RemoteConfigValue(Data(), .static)
    }

    /// - Linux: works
    open func configValue(forKey key: String?, source: RemoteConfigSource) -> RemoteConfigValue {
        source == .default ? configValue(forKey: key) : RemoteConfigValue(Data(), .static)
    }

    /// - Linux: works
    open func defaultValue(forKey key: String?) -> RemoteConfigValue? {
        key.flatMap { defaults[$0] }.map { RemoteConfigValue($0, .default) }
    }

    /// - Linux: works
    open func allKeys(from source: RemoteConfigSource) -> [String] {
        source == .default ? defaults.keys.sorted() : []
    }

    /// - Linux: works
    ///
    /// The keys of values that were fetched: none.
    open func keys(withPrefix prefix: String?) -> Set<String> { [] }

    // MARK: Defaults

    /// - Linux: works
    ///
    /// Replaces the defaults. Numbers are kept as text, `true` as "1", arrays and dictionaries as JSON.
    open func setDefaults(_ defaults: [String: Any]?) {
        self.defaults = (defaults ?? [:]).compactMapValues(RemoteConfigValue.data)
    }

    /// - Linux: works
    ///
    /// - Parameter fileName: the name of a property list in the main bundle, without its extension.
    open func setDefaults(fromPlist fileName: String?) {
        guard let path = fileName.flatMap({ Bundle.main.path(forResource: $0, ofType: "plist") }),
            let data = FileManager.default.contents(atPath: path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return }
        setDefaults(list)
    }

    // MARK: Fetching

    open func ensureInitialized(completionHandler: @escaping ((any Error)?) -> Void) {
        FirebaseAbsence.later { completionHandler(nil) }
    }

    open func ensureInitialized() async throws {}

    open func fetch(completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil) {
        status = .failure
        FirebaseAbsence.later { completionHandler?(.failure, RemoteConfigError.internalError) }
    }

    open func fetch(
        withExpirationDuration expirationDuration: TimeInterval,
        completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil
    ) {
        fetch(completionHandler: completionHandler)
    }

    @discardableResult
    open func fetch() async throws -> RemoteConfigFetchStatus { throw fail() }

    @discardableResult
    open func fetch(
        withExpirationDuration expirationDuration: TimeInterval
    ) async throws -> RemoteConfigFetchStatus { throw fail() }

    open func fetchAndActivate(
        completionHandler: ((RemoteConfigFetchAndActivateStatus, (any Error)?) -> Void)? = nil
    ) {
        status = .failure
        FirebaseAbsence.later { completionHandler?(.error, RemoteConfigError.internalError) }
    }

    @discardableResult
    open func fetchAndActivate() async throws -> RemoteConfigFetchAndActivateStatus { throw fail() }

    /// - Linux: works
    ///
    /// Changes nothing, because nothing was fetched.
    open func activate(completion: ((Bool, (any Error)?) -> Void)? = nil) {
        FirebaseAbsence.later { completion?(false, nil) }
    }

    /// - Linux: works
    @discardableResult
    open func activate() async throws -> Bool { false }

    /// - Linux: works
    ///
    /// The name of `activate()` in versions before 7.
    @discardableResult
    open func activateFetched() -> Bool { false }

    /// The listener gets `RemoteConfigUpdateError.streamError` once.
    @discardableResult
    open func addOnConfigUpdateListener(
        remoteConfigUpdateCompletion listener: @escaping (RemoteConfigUpdate?, (any Error)?) -> Void
    ) -> ConfigUpdateListenerRegistration {
        let registration = ConfigUpdateListenerRegistration()
        FirebaseAbsence.later { if !registration.isRemoved { listener(nil, RemoteConfigUpdateError.streamError) } }
        return registration
    }

    private func fail() -> RemoteConfigError {
        FirebaseAbsence.report()
        status = .failure
        return .internalError
    }
}
