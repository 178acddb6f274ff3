import Foundation

/// - Linux: no effect
public protocol GKInviteEventListener {
    func player(_ player: GKPlayer, didAccept invite: GKInvite)

    func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}

extension GKInviteEventListener {
    public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}

    public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
}

/// - Linux: no effect
///
/// Would be told about invitations.
public protocol GKLocalPlayerListener: GKInviteEventListener {}
