import UIKit

/// - Linux: refuses
///
/// The best scores of a game in Game Center; requests end with `GKError.notAuthenticated`.
// Sound: nothing changes.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    /// - Linux: works
    public enum TimeScope: Int, Sendable {
        case today = 0
        case week = 1
        case allTime = 2
    }

    /// - Linux: works
    public enum PlayerScope: Int, Sendable {
        case global = 0
        case friendsOnly = 1
    }

    /// - Linux: works
    public enum LeaderboardType: Int, Sendable {
        case classic = 0
        case recurring = 1
    }

    open var title: String? { nil }
    open var groupIdentifier: String? { nil }
    open var baseLeaderboardID: String { "" }
    open var type: LeaderboardType { .classic }
    open var startDate: Date? { nil }
    open var nextStartDate: Date? { nil }
    open var duration: TimeInterval { 0 }

    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
    ) {
        GameAbsence.refuse(completionHandler)
    }

    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
        throw GameAbsence.error
    }

    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        GameAbsence.refuse(completionHandler)
    }

    open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {
        throw GameAbsence.error
    }

    open func submitScore(
        _ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        GameAbsence.refuse(completionHandler)
    }

    open func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws { throw GameAbsence.error }

    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
        completionHandler: @escaping @Sendable (Entry?, [Entry]?, Int, (any Error)?) -> Void
    ) {
        let error = GameAbsence.error
        DispatchQueue.main.async { completionHandler(nil, nil, 0, error) }
    }

    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
    ) async throws -> (Entry?, [Entry], Int) { throw GameAbsence.error }

    open func loadEntries(
        for players: [GKPlayer], timeScope: TimeScope,
        completionHandler: @escaping @Sendable (Entry?, [Entry]?, (any Error)?) -> Void
    ) {
        let error = GameAbsence.error
        DispatchQueue.main.async { completionHandler(nil, nil, error) }
    }

    open func loadImage(completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil) {
        GameAbsence.refuse(completionHandler)
    }
}
