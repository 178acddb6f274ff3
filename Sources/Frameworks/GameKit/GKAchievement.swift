import UIKit

/// - Linux: refuses
///
/// Something that a player has achieved; reporting ends with `GKError.notAuthenticated`.
// Sound: as on Apple's systems, one thread at a time changes it.
open class GKAchievement: NSObject, @unchecked Sendable {
    open var identifier: String
    open var percentComplete = 0.0
    open var showsCompletionBanner = false
    public let player: GKPlayer
    public let lastReportedDate = Date()

    public convenience init(identifier: String) {
        self.init(identifier: identifier, player: GKLocalPlayer.local)
    }

    public init(identifier: String, player: GKPlayer) {
        self.identifier = identifier
        self.player = player
    }

    open var isCompleted: Bool { percentComplete >= 100 }

    open class func loadAchievements(
        completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil
    ) {
        GameAbsence.refuse(completionHandler)
    }

    open class func loadAchievements() async throws -> [GKAchievement] { throw GameAbsence.error }

    open class func report(
        _ achievements: [GKAchievement],
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        GameAbsence.refuse(completionHandler)
    }

    open class func report(_ achievements: [GKAchievement]) async throws { throw GameAbsence.error }

    open class func resetAchievements(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        GameAbsence.refuse(completionHandler)
    }

    open class func resetAchievements() async throws { throw GameAbsence.error }
}

/// - Linux: refuses
///
/// What an achievement is called; no request gives one.
// Sound: nothing changes.
open class GKAchievementDescription: NSObject, @unchecked Sendable {
    override init() {}

    open var identifier: String { "" }
    open var groupIdentifier: String? { nil }
    open var title: String { "" }
    open var achievedDescription: String { "" }
    open var unachievedDescription: String { "" }
    open var maximumPoints: Int { 0 }
    open var isHidden: Bool { false }
    open var isReplayable: Bool { false }

    open class func loadAchievementDescriptions(
        completionHandler: (@Sendable ([GKAchievementDescription]?, (any Error)?) -> Void)? = nil
    ) {
        GameAbsence.refuse(completionHandler)
    }

    open func loadImage(completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil) {
        GameAbsence.refuse(completionHandler)
    }
}
