import Foundation

/// - Linux: works
public enum GKInviteRecipientResponse: Int, Sendable {
    case accepted = 0
    case declined = 1
    case failed = 2
    case incompatible = 3
    case unableToConnect = 4
    case noAnswer = 5
}

/// - Linux: works
///
/// Says with whom to play.
open class GKMatchRequest: NSObject {
    open var minPlayers = 2
    open var maxPlayers = 2
    open var playerGroup = 0
    open var playerAttributes: UInt32 = 0
    open var recipients: [GKPlayer]?
    open var inviteMessage: String?
    open var defaultNumberOfPlayers = 2
    open var restrictToAutomatch = false
    open var recipientResponseHandler: ((GKPlayer, GKInviteRecipientResponse) -> Void)?
}

/// - Linux: refuses
///
/// An invitation; none arrives.
// Sound: nothing changes.
open class GKInvite: NSObject, @unchecked Sendable {
    override init() {}

    open var sender: GKPlayer { GKLocalPlayer.local }
    open var isHosted: Bool { false }
    open var playerGroup: Int { 0 }
    open var playerAttributes: UInt32 { 0 }
}

/// - Linux: refuses
///
/// Would find other players; requests end with `GKError.notAuthenticated`.
// Sound: it has no state.
open class GKMatchmaker: NSObject, @unchecked Sendable {
    private static let matchmaker = GKMatchmaker()

    open class func shared() -> GKMatchmaker { matchmaker }

    open func match(for invite: GKInvite, completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil) {
        GameAbsence.refuse(completionHandler)
    }

    open func findMatch(
        for request: GKMatchRequest,
        withCompletionHandler completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil
    ) {
        GameAbsence.refuse(completionHandler)
    }

    open func findMatch(for request: GKMatchRequest) async throws -> GKMatch { throw GameAbsence.error }

    /// - Linux: no effect
    open func cancel() {}

    /// - Linux: no effect
    open func finishMatchmaking(for match: GKMatch) {}

    /// - Linux: no effect
    open func stopBrowsingForNearbyPlayers() {}
}
