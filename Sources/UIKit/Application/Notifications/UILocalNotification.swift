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
    /// The calendar in which the notification repeats; nil, the default, is that of the user.
    open var repeatCalendar: Calendar?

    /// The text of the notification; nil, the default, shows none.
    open var alertBody: String?
    /// The title above the text; nil by default.
    open var alertTitle: String?
    /// The default is true.
    open var hasAction = true
    /// The title of the button that opens the application; nil by default.
    open var alertAction: String?
    /// The name of the picture that is shown while the application starts; nil by default.
    open var alertLaunchImage: String?
    /// The name of a sound file; nil, the default, plays none.
    open var soundName: String?
    /// 0, the default, does not change the badge.
    open var applicationIconBadgeNumber = 0
    /// The identifier of the actions that the notification offers; nil by default.
    open var category: String?
    /// Values for the application, of a property list; nil by default.
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
