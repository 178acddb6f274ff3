import UIKit

public let GKPlayerIDNoLongerAvailable = "UnavailablePlayerIdentification"

extension Notification.Name {
    /// - Linux: no effect
    public static let GKPlayerDidChangeNotificationName = Notification.Name("GKPlayerDidChangeNotificationName")

    /// - Linux: no effect
    public static let GKPlayerAuthenticationDidChangeNotificationName = Notification.Name(
        "GKPlayerAuthenticationDidChangeNotificationName")
}

/// - Linux: refuses
// Sound: nothing changes.
open class GKBasePlayer: NSObject, @unchecked Sendable {
    override init() {}
}

/// - Linux: refuses
///
/// A player of Game Center; there is only the local one, without a name.
// Sound: nothing changes.
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
    /// - Linux: works
    public enum PhotoSize: Int, Sendable {
        case small = 0
        case normal = 1
    }

    open var gamePlayerID: String { "" }
    open var teamPlayerID: String { "" }
    open var displayName: String { "" }
    open var alias: String { "" }
    open var guestIdentifier: String? { nil }
    open var isInvitable: Bool { false }

    open func scopedIDsArePersistent() -> Bool { false }

    open func loadPhoto(
        for size: PhotoSize,
        withCompletionHandler completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil
    ) {
        GameAbsence.refuse(completionHandler)
    }

    open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GameAbsence.error }
}
