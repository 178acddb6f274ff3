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

    /// Stored only: nothing is scheduled. The default is true.
    open var regionTriggersOnce = true
}

/// The name of the system's sound for notifications.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

extension UIApplication {
    func refuse(_ notification: UILocalNotification) {
        ConsoleLog.message(
            "Attempting to schedule a local notification \(notification.alertBody ?? "without a text") but haven't received permission from the user to display alerts"
        )
    }
}
