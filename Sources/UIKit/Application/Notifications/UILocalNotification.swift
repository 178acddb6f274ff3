import Foundation

/// A notification that an application scheduled for its user before iOS 10. A desktop gives no permission to show one, so
/// that it is not scheduled.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
    /// Nil delivers at once.
    open var fireDate: Date?
    /// The time zone whose clock ``fireDate`` follows; nil for an absolute time.
    open var timeZone: TimeZone?
    /// The default, without a unit, does not repeat.
    open var repeatInterval: NSCalendar.Unit = []
    open var repeatCalendar: Calendar?

    open var alertBody: String?
    open var alertTitle: String?
    /// The default is true.
    open var hasAction = true
    open var alertAction: String?
    open var alertLaunchImage: String?
    open var soundName: String?
    /// 0, the default, does not change the badge.
    open var applicationIconBadgeNumber = 0
    open var category: String?
    open var userInfo: [AnyHashable: Any]?
}

/// The name of the system's sound for notifications.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

extension UIApplication {
    /// Schedules nothing, since there is no permission; the console says so, as on iOS.
    @available(*, deprecated, message: "Use UserNotifications Framework's UNUserNotificationCenter")
    public func scheduleLocalNotification(_ notification: UILocalNotification) { refuse(notification) }

    /// Shows nothing, since there is no permission; the console says so.
    @available(*, deprecated, message: "Use UserNotifications Framework's UNUserNotificationCenter")
    public func presentLocalNotificationNow(_ notification: UILocalNotification) { refuse(notification) }

    /// Always empty. Setting it is scheduling.
    @available(*, deprecated, message: "Use UserNotifications Framework's UNUserNotificationCenter")
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { [] }
        set { newValue?.forEach(refuse) }
    }

    /// Nothing is scheduled that could be canceled.
    @available(*, deprecated, message: "Use UserNotifications Framework's UNUserNotificationCenter")
    public func cancelLocalNotification(_ notification: UILocalNotification) {}

    /// Nothing is scheduled that could be canceled.
    @available(*, deprecated, message: "Use UserNotifications Framework's UNUserNotificationCenter")
    public func cancelAllLocalNotifications() {}

    private func refuse(_ notification: UILocalNotification) {
        ConsoleLog.message(
            "Attempting to schedule a local notification \(notification.alertBody ?? "without a text") but haven't received permission from the user to display alerts"
        )
    }
}
