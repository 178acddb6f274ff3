import Foundation

/// - Linux: works
///
/// A request to be told about changes. It cannot be saved in iCloud.
// Sound: as on Apple's systems, one thread at a time changes a subscription.
open class CKSubscription: NSObject, NSCopying, @unchecked Sendable {
    public typealias ID = String

    /// - Linux: works
    public enum SubscriptionType: Int, Sendable {
        case query = 1
        case recordZone = 2
        case database = 3
    }

    public let subscriptionID: ID
    public let subscriptionType: SubscriptionType
    open var notificationInfo: NotificationInfo?

    init(_ type: SubscriptionType, id: ID) {
        subscriptionType = type
        subscriptionID = id
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
