import Foundation

/// The ways in which an application notified its user before iOS 10.
public struct UIUserNotificationType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// A number on the application's icon.
    public static let badge = UIUserNotificationType(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UIUserNotificationType(rawValue: 1 << 1)
    /// An alert or a banner.
    public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// The ways in which an application showed remote notifications before iOS 8.
public struct UIRemoteNotificationType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// A number on the application's icon.
    public static let badge = UIRemoteNotificationType(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UIRemoteNotificationType(rawValue: 1 << 1)
    /// An alert.
    public static let alert = UIRemoteNotificationType(rawValue: 1 << 2)
    /// New issues for a Newsstand application.
    public static let newsstandContentAvailability = UIRemoteNotificationType(rawValue: 1 << 3)
}

/// The notifications that an application wants to show, and those that the user allows.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
    /// What the application wants to use; from `currentUserNotificationSettings`, what the user allows, which is
    /// nothing.
    open private(set) var types: UIUserNotificationType
    /// The kinds of notifications with actions; nil for none.
    open private(set) var categories: Set<UIUserNotificationCategory>?

    /// Creates settings that want nothing.
    public override init() {
        (types, categories) = ([], nil)
        super.init()
    }

    @available(*, deprecated, message: "Use UserNotifications Framework's UNNotificationSettings")
    public convenience init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        self.init(allowing: types, categories)
    }

    init(allowing types: UIUserNotificationType, _ categories: Set<UIUserNotificationCategory>? = nil) {
        self.types = types
        self.categories = categories
        super.init()
    }
}

extension UIApplication {
    var allowedNotifications: UIUserNotificationSettings { UIUserNotificationSettings(allowing: []) }
}
