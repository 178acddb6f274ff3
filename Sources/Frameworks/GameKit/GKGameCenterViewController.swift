import FrameworkAbsence
import UIKit

/// - Linux: works
public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1
    case leaderboards = 0
    case achievements = 1
    case challenges = 2
    case localPlayerProfile = 3
    case dashboard = 4
    case localPlayerFriendsList = 5
}

/// - Linux: works
///
/// Told when the user ends the controller.
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// - Linux: refuses
///
/// A panel that says that there is no Game Center.
open class GKGameCenterViewController: UINavigationController {
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?

    /// - Linux: no effect
    open var viewState = GKGameCenterViewControllerState.default

    /// - Linux: no effect
    open var leaderboardIdentifier: String?

    /// - Linux: no effect
    open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime

    public convenience init(state: GKGameCenterViewControllerState) {
        self.init()
        viewState = state
    }

    public convenience init(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
    ) {
        self.init(state: .leaderboards)
        leaderboardIdentifier = leaderboardID
        leaderboardTimeScope = timeScope
    }

    public convenience init(leaderboard: GKLeaderboard, playerScope: GKLeaderboard.PlayerScope) {
        self.init(state: .leaderboards)
    }

    public convenience init(achievementID: String) {
        self.init(state: .achievements)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let content = AbsenceViewController(panel: GameAbsence.makePanel(), title: nil) { [weak self] in self?.end() }
        setViewControllers([content], animated: false)
    }

    private func end() {
        if let gameCenterDelegate {
            gameCenterDelegate.gameCenterViewControllerDidFinish(self)
        } else {
            dismiss(animated: true)
        }
    }
}
