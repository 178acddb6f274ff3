import Foundation

/// The identity and configuration of a scene.
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

/// The configuration of a scene, with the class of its delegate.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role

    /// A subclass of NSObject that conforms to UISceneDelegate. One instance is created for each scene.
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }

    /// The result for an application delegate that does not implement the method: the application does not use the
    /// scene life cycle.
    static let absent = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
}
