import Foundation

/// - Linux: works
///
/// A notification that is to be shown. It keeps a copy of the content.
// Sound: nothing changes after the initializer, which copies the content.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    /// Nil shows the notification at once.
    public let trigger: UNNotificationTrigger?

    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
