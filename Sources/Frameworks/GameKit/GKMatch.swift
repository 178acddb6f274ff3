import Foundation

/// - Linux: works
public enum GKPlayerConnectionState: Int, Sendable {
    case unknown = 0
    case connected = 1
    case disconnected = 2
}

/// - Linux: no effect
///
/// Would be told what other players send.
public protocol GKMatchDelegate: NSObjectProtocol {
    func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)

    func match(
        _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer)

    func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)

    func match(_ match: GKMatch, didFailWithError error: (any Error)?)

    func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}

extension GKMatchDelegate {
    public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}

    public func match(
        _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer
    ) {}

    public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}

    public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}

    public func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool { false }
}

/// - Linux: refuses
///
/// A game with other players; no request gives one. Sending throws `GKError.notAuthenticated`.
// Sound: the delegate is never told.
open class GKMatch: NSObject, @unchecked Sendable {
    /// - Linux: works
    public enum SendDataMode: Int, Sendable {
        case reliable = 0
        case unreliable = 1
    }

    open weak var delegate: (any GKMatchDelegate)?

    open var players: [GKPlayer] { [] }
    open var expectedPlayerCount: Int { 0 }

    open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws { throw GameAbsence.error }

    open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws { throw GameAbsence.error }

    /// - Linux: no effect
    open func disconnect() {}

    open func chooseBestHostingPlayer(completionHandler: @escaping @Sendable (GKPlayer?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil) }
    }

    open func rematch(completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil) {
        GameAbsence.refuse(completionHandler)
    }
}
