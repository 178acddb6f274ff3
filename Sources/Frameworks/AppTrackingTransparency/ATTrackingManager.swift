import Foundation

/// - Linux: refuses
///
/// Tracking is denied, without asking the user.
open class ATTrackingManager: NSObject {
    /// - Linux: works
    public enum AuthorizationStatus: UInt, Sendable {
        case notDetermined = 0
        case restricted = 1
        case denied = 2
        case authorized = 3
    }

    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

    /// The completion handler is called on another thread.
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { completion(.denied) }
    }

    @discardableResult
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
