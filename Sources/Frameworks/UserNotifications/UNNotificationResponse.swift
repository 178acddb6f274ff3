import Foundation
import UIKit

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// - Linux: works
///
/// What the user did with a notification.
// Sound: nothing changes after the initializer.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
    public let notification: UNNotification
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The scene that shows what the notification is about: the application's first connected one.
    @MainActor open var targetScene: UIScene? { UIApplication.shared.connectedScenes.first }
}

// Sound: its properties are constants.
/// - Linux: no effect
///
/// Text that the user typed into a notification, which a desktop does not offer: no such response is delivered.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    public let userText: String

    init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}
