import Synchronization

/// A token of a listener for ``Auth/addStateDidChangeListener(_:)``.
public typealias AuthStateDidChangeListenerHandle = any NSObjectProtocol

/// A token of a listener for ``Auth/addIDTokenDidChangeListener(_:)``.
public typealias IDTokenDidChangeListenerHandle = any NSObjectProtocol

/// - Linux: refuses
///
/// Signs users in. There is never a user: requests end with `AuthErrorCode.networkError` on the main queue.
// Sound: programs set these values on the main thread, as in Firebase; nothing else reads them.
open class Auth: NSObject, @unchecked Sendable {
    /// Never posted, because the user never changes.
    public static let authStateDidChangeNotification = NSNotification.Name("FIRAuthStateDidChangeNotification")
    private static let instances = Mutex<[String: Auth]>([:])

    /// - Linux: works
    open private(set) weak var app: FirebaseApp?
    /// - Linux: works
    open var languageCode: String?
    /// - Linux: works
    open var settings: AuthSettings? = AuthSettings()
    /// - Linux: works
    open private(set) var userAccessGroup: String?
    /// - Linux: works
    open var shareAuthStateAcrossDevices = false
    /// - Linux: works
    open var tenantID: String?
    /// - Linux: works
    open var customAuthDomain: String?
    /// - Linux: works
    open var apnsToken: Data?

    init(app: FirebaseApp) {
        self.app = app
    }

    /// - Linux: works
    open class func auth() -> Auth { auth(app: FirebaseApp.current) }

    /// - Linux: works
    open class func auth(app: FirebaseApp) -> Auth {
        instances.withLock { instances in
            if let auth = instances[app.name], auth.app === app { return auth }
            let auth = Auth(app: app)
            instances[app.name] = auth
            return auth
        }
    }

    /// Nil.
    open var currentUser: User? { nil }

    /// - Linux: works
    ///
    /// Does nothing, because nobody is signed in.
    open func signOut() throws {}

    /// - Linux: works
    open func isSignIn(withEmailLink link: String) -> Bool {
        guard let link = ActionCodeURL(link: link) else { return false }
        return link.operation == .emailLink && link.code != nil
    }

    /// False.
    open func canHandle(_ url: URL) -> Bool { false }

    /// False.
    open func canHandleNotification(_ userInfo: [AnyHashable: Any]) -> Bool { false }

    /// - Linux: no effect
    open func setAPNSToken(_ token: Data, type: AuthAPNSTokenType) { apnsToken = token }

    /// - Linux: works
    open func useAppLanguage() { languageCode = Locale.preferredLanguages.first }

    /// - Linux: no effect
    open func useEmulator(withHost host: String, port: Int) {}

    /// - Linux: no effect
    open func useUserAccessGroup(_ accessGroup: String?) throws { userAccessGroup = accessGroup }

    /// Nil.
    open func getStoredUser(forAccessGroup accessGroup: String?) throws -> User? { nil }

    // MARK: Listeners

    /// - Linux: works
    ///
    /// Calls the listener once, on the main queue, with nil, unless it has been removed until then.
    @discardableResult
    open func addStateDidChangeListener(
        _ listener: @escaping (Auth, User?) -> Void
    ) -> AuthStateDidChangeListenerHandle {
        add(listener)
    }

    /// - Linux: works
    open func removeStateDidChangeListener(_ listenerHandle: AuthStateDidChangeListenerHandle) {
        (listenerHandle as? AuthListener)?.remove()
    }

    /// - Linux: works
    ///
    /// Calls the listener once, on the main queue, with nil, unless it has been removed until then.
    @discardableResult
    open func addIDTokenDidChangeListener(
        _ listener: @escaping (Auth, User?) -> Void
    ) -> IDTokenDidChangeListenerHandle {
        add(listener)
    }

    /// - Linux: works
    open func removeIDTokenDidChangeListener(_ listenerHandle: IDTokenDidChangeListenerHandle) {
        (listenerHandle as? AuthListener)?.remove()
    }

    private func add(_ block: @escaping (Auth, User?) -> Void) -> AuthListener {
        let listener = AuthListener()
        FirebaseAbsence.later { if !listener.isRemoved { block(self, nil) } }
        return listener
    }
}

/// What a listener's owner has of it.
private final class AuthListener: NSObject, Sendable {
    private let removed = Mutex(false)

    var isRemoved: Bool { removed.withLock { $0 } }

    func remove() { removed.withLock { $0 = true } }
}
