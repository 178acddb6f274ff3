import Foundation

/// A scene's identity and configuration.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    open internal(set) weak var scene: UIScene?

    public let role: UISceneSession.Role

    open internal(set) var configuration: UISceneConfiguration

    /// New in every run of the application.
    public let persistentIdentifier = UUID().uuidString

    open var userInfo: [String: Any]?

    init(role: UISceneSession.Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }
}

extension UISceneSession {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}

/// Which class looks after a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role

    /// A subclass of NSObject that conforms to UISceneDelegate; one instance is made a scene.
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }

    /// The answer of an application delegate that does not answer: the application does not live by scenes.
    static let absent = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
}
