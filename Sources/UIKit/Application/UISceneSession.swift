import Foundation

/// The identity and configuration of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The scene while it is connected.
    open internal(set) weak var scene: UIScene?

    /// What the scene is for.
    open private(set) var role: UISceneSession.Role

    /// With what the scene was configured.
    open internal(set) var configuration: UISceneConfiguration

    /// Names the session in this run of the application and in later ones. A session that was saved has it again.
    open var persistentIdentifier: String {
        isKnown = true
        return identifier
    }

    /// Saved with the session. Only the types of ``NSUserActivity/userInfo`` are.
    open var userInfo: [String: Any]?

    /// What the scene showed when it entered the background last, also in the run before; see
    /// ``UISceneDelegate/stateRestorationActivity(for:)``.
    open var stateRestorationActivity: NSUserActivity?

    private let identifier: String
    /// Whether the application knows the identifier.
    private var isKnown: Bool

    /// - Parameter identifier: that of a saved session; nil for a new one.
    init(role: UISceneSession.Role, identifier: String? = nil) {
        self.role = role
        self.identifier = identifier ?? UUID().uuidString
        isKnown = identifier != nil
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }

    /// Whether the application would miss the session in its next run.
    var isWorthSaving: Bool { isKnown || !(userInfo ?? [:]).isEmpty || stateRestorationActivity != nil }
}

extension UISceneSession {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A scene in a window of the application; the only role that occurs on a desktop.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

        /// A scene on an external display, which a desktop never connects: the user moves windows between displays.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        @available(*, deprecated, message: "Use windowExternalDisplayNonInteractive")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }
}

/// The configuration of a scene: the class of its delegate, and the storyboard that is shown in its window.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name in the manifest; nil without one.
    open private(set) var name: String?
    /// What the scene is for.
    open private(set) var role: UISceneSession.Role

    /// A subclass of NSObject that conforms to UISceneDelegate. One instance is created for each scene.
    open var delegateClass: AnyClass?

    /// The storyboard whose initial controller the scene shows: its delegate's `window` is set before
    /// `scene(_:willConnectTo:options:)`, and shown after it. Nil, the default, for a scene that makes its own windows.
    open var storyboard: UIStoryboard?

    /// Creates a configuration without a name for a window of the application.
    public convenience override init() {
        self.init(name: nil, sessionRole: .windowApplication)
    }

    /// Creates a configuration. The delegate's class and the storyboard are those of the scene with this name in the scene
    /// manifest of the application's Info.plist.
    ///
    /// - Parameter name: nil for a configuration that does not come from the manifest.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        if let name, let manifest = ApplicationRun.current?.lifeCycle.manifest { manifest.complete(self, named: name) }
    }

    /// The result for an application delegate that does not implement the method: the application does not use the
    /// scene life cycle.
    static let absent = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
}
