import Foundation

/// - Linux: works
///
/// A notification that the desktop shows or is asked to show.
// Sound: nothing changes after the initializer.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
    public let date: Date
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
