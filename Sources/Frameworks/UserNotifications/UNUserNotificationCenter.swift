import Foundation

/// - Linux: works
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
    public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

/// - Linux: works
///
/// Says how a notification is shown while the application is active. Any of `alert`, `banner` and `list` shows it.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// - Linux: works
///
/// Has the desktop's notification service show local notifications while the program runs; the requests are not kept
/// for the next run. Without a service authorization is denied and requests are refused.
// Sound: what changes is in the schedule, which has a lock of its own; the delegate is set by programs on the main
// thread, as the framework asks for, and read there.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    open weak var delegate: (any UNUserNotificationCenterDelegate)?

    /// False: a desktop runs no extensions.
    open var supportsContentExtensions: Bool { false }

    let service: any NotificationService
    private(set) lazy var schedule = NotificationSchedule(center: self)

    /// A test shows no notifications on the developer's desktop.
    private static let shared = UNUserNotificationCenter(
        service: DesktopNotifications(
            environment: ProcessInfo.processInfo.processName.hasSuffix(".xctest")
                ? [:] : ProcessInfo.processInfo.environment))

    /// - Parameter isActive: whether the user works in the application.
    init(
        service: any NotificationService,
        isActive: @escaping @MainActor () -> Bool = UNUserNotificationCenter.isApplicationActive
    ) {
        self.service = service
        self.isActive = isActive
        super.init()
        _ = schedule
    }

    let isActive: @MainActor () -> Bool

    open class func current() -> UNUserNotificationCenter { shared }

    /// - Linux: no effect
    ///
    /// Icons of a desktop have no badge: ends with ``UNError``.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        schedule.afterAnswers { completionHandler(UNError(.notificationsNotAllowed)) }
    }

    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        schedule.categories = categories
    }

    open func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        schedule.afterAnswers { [schedule] in completionHandler(schedule.categories) }
    }

    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        schedule.afterAnswers { [schedule] in completionHandler(schedule.pendingRequests) }
    }

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        schedule.afterAnswers { [schedule] in schedule.removePending { identifiers.contains($0) } }
    }

    open func removeAllPendingNotificationRequests() {
        schedule.afterAnswers { [schedule] in schedule.removePending { _ in true } }
    }

    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        schedule.afterAnswers { [schedule] in completionHandler(schedule.deliveredNotifications) }
    }

    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        schedule.afterAnswers { [schedule] in schedule.removeDelivered { identifiers.contains($0) } }
    }

    open func removeAllDeliveredNotifications() {
        schedule.afterAnswers { [schedule] in schedule.removeDelivered { _ in true } }
    }
}
