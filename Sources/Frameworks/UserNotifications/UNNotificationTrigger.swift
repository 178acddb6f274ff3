import Foundation

/// - Linux: works
///
/// Says when a notification is shown.
// Sound: nothing changes after the initializer.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The first date after `date` at which the notification is shown, nil if there is none.
    func firstDate(after date: Date) -> Date? { nil }
}

// Sound: it stores nothing of its own.
/// - Linux: no effect
///
/// The trigger of notifications from a server, of which a desktop receives none.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
