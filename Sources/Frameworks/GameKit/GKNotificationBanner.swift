import Foundation

/// - Linux: no effect
///
/// Would show a banner of Game Center; the completion handler is called.
open class GKNotificationBanner: NSObject {
    open class func show(
        withTitle title: String?, message: String?, completionHandler: (@Sendable () -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        DispatchQueue.main.async(execute: completionHandler)
    }
}
