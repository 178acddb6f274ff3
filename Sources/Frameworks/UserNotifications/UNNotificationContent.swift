import Foundation

/// - Linux: works
///
/// An object whose facts decorate a notification.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

/// - Linux: works
///
/// How much a notification may disturb; the desktop is told as the urgency.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive = 0
    case active = 1
    case timeSensitive = 2
    case critical = 3
}

/// - Linux: works
///
/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
    open internal(set) var attachments: [UNNotificationAttachment] = []
    open internal(set) var badge: NSNumber?
    open internal(set) var body = ""
    open internal(set) var categoryIdentifier = ""
    open internal(set) var launchImageName = ""
    open internal(set) var sound: UNNotificationSound?
    open internal(set) var subtitle = ""
    open internal(set) var threadIdentifier = ""
    open internal(set) var title = ""
    open internal(set) var userInfo: [AnyHashable: Any] = [:]
    open internal(set) var summaryArgument = ""
    open internal(set) var summaryArgumentCount = 0
    open internal(set) var targetContentIdentifier: String?
    open internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    open internal(set) var relevanceScore = 0.0
    open internal(set) var filterCriteria: String?

    public override init() {}

    /// - Linux: no effect
    ///
    /// Returns the content as it is.
    open func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
        // swift-format-ignore: NeverForceUnwrap
        copy() as! UNNotificationContent
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UNNotificationContent()
        copy.take(self)
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = UNMutableNotificationContent()
        copy.take(self)
        return copy
    }

    private func take(_ other: UNNotificationContent) {
        attachments = other.attachments
        badge = other.badge
        body = other.body
        categoryIdentifier = other.categoryIdentifier
        launchImageName = other.launchImageName
        sound = other.sound
        subtitle = other.subtitle
        threadIdentifier = other.threadIdentifier
        title = other.title
        userInfo = other.userInfo
        summaryArgument = other.summaryArgument
        summaryArgumentCount = other.summaryArgumentCount
        targetContentIdentifier = other.targetContentIdentifier
        interruptionLevel = other.interruptionLevel
        relevanceScore = other.relevanceScore
        filterCriteria = other.filterCriteria
    }

    var isEmpty: Bool { title.isEmpty && subtitle.isEmpty && body.isEmpty && badge == nil && sound == nil }
}
