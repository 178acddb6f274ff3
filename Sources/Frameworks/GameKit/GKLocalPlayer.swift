import UIKit

/// - Linux: works
public enum GKFriendsAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
}

/// - Linux: refuses
///
/// The player at this device, who is never authenticated: the handler is called with `GKError.notAuthenticated`.
// Sound: the handler is set and called on the main thread.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    private static let player = GKLocalPlayer()

    open class var local: GKLocalPlayer { player }

    open var isAuthenticated: Bool { false }
    open var isUnderage: Bool { false }
    open var isMultiplayerGamingRestricted: Bool { true }
    open var isPersonalizedCommunicationRestricted: Bool { true }
    open var isPresentingFriendRequestViewController: Bool { false }

    /// Called on the main queue once after it is set.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet {
            guard authenticateHandler != nil else { return }
            let error = GameAbsence.error
            DispatchQueue.main.async { self.authenticateHandler?(nil, error) }
        }
    }

    /// - Linux: no effect
    open func register(_ listener: any GKLocalPlayerListener) {}

    /// - Linux: no effect
    open func unregisterListener(_ listener: any GKLocalPlayerListener) {}

    /// - Linux: no effect
    open func unregisterAllListeners() {}

    open func loadRecentPlayers(
        completionHandler: (@Sendable ([GKPlayer]?, (any Error)?) -> Void)? = nil
    ) {
        GameAbsence.refuse(completionHandler)
    }

    open func loadFriends(_ completionHandler: @escaping @Sendable ([GKPlayer]?, (any Error)?) -> Void) {
        GameAbsence.refuse(completionHandler)
    }

    open func loadFriends() async throws -> [GKPlayer] { throw GameAbsence.error }

    open func loadFriendsAuthorizationStatus(
        _ completionHandler: @escaping @Sendable (GKFriendsAuthorizationStatus, (any Error)?) -> Void
    ) {
        let error = GameAbsence.error
        DispatchQueue.main.async { completionHandler(.denied, error) }
    }

    open func loadDefaultLeaderboardIdentifier(
        completionHandler: (@Sendable (String?, (any Error)?) -> Void)? = nil
    ) {
        GameAbsence.refuse(completionHandler)
    }

    open func setDefaultLeaderboardIdentifier(
        _ leaderboardIdentifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        GameAbsence.refuse(completionHandler)
    }

    open func fetchItems(
        forIdentityVerificationSignature completionHandler:
            (@Sendable (URL?, Data?, Data?, UInt64, (any Error)?) -> Void)? = nil
    ) {
        let error = GameAbsence.error
        guard let completionHandler else { return }
        DispatchQueue.main.async { completionHandler(nil, nil, nil, 0, error) }
    }
}
