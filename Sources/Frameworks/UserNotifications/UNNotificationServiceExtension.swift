import Foundation

/// - Linux: no effect
///
/// Changes remote notifications before they are shown. A desktop receives none, so nothing calls the methods.
open class UNNotificationServiceExtension: NSObject {
    open func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        contentHandler(request.content)
    }

    open func serviceExtensionTimeWillExpire() {}
}
