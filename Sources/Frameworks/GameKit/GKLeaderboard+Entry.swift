import Foundation

extension GKLeaderboard {
    /// - Linux: refuses
    ///
    /// A score of a player; no request gives one.
    // Sound: nothing changes.
    open class Entry: NSObject, @unchecked Sendable {
        override init() {}

        open var player: GKPlayer { GKLocalPlayer.local }
        open var rank: Int { 0 }
        open var score: Int { 0 }
        open var formattedScore: String { "" }
        open var context: Int { 0 }
        open var date: Date { .distantPast }
    }
}
