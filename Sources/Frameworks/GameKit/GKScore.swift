import Foundation

/// - Linux: refuses
///
/// A score that can be reported; that ends with `GKError.notAuthenticated`.
// Sound: as on Apple's systems, one thread at a time changes it.
open class GKScore: NSObject, @unchecked Sendable {
    open var value: Int64 = 0
    open var leaderboardIdentifier: String
    open var context: UInt64 = 0
    open var shouldSetDefaultLeaderboard = false
    public let date = Date()
    public let player: GKPlayer

    public convenience init(leaderboardIdentifier identifier: String) {
        self.init(leaderboardIdentifier: identifier, player: GKLocalPlayer.local)
    }

    public init(leaderboardIdentifier identifier: String, player: GKPlayer) {
        leaderboardIdentifier = identifier
        self.player = player
    }

    open var formattedValue: String? { nil }
    open var rank: Int { 0 }

    open class func report(
        _ scores: [GKScore], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        GameAbsence.refuse(completionHandler)
    }
}
