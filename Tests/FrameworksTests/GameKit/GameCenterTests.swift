import GameKit
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct GameCenterTests {
    private final class Delegate: NSObject, GKGameCenterControllerDelegate {
        var ends = 0

        func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) { ends += 1 }
    }

    @Test func theLocalPlayerIsNotAuthenticated() async {
        let code = await withCheckedContinuation { continuation in
            GKLocalPlayer.local.authenticateHandler = { _, error in
                continuation.resume(returning: (error as? GKError)?.code)
            }
        }
        GKLocalPlayer.local.authenticateHandler = nil
        #expect(code == .notAuthenticated && !GKLocalPlayer.local.isAuthenticated)
    }

    @Test func submittingAScoreFails() async {
        await #expect(throws: GKError.self) {
            try await GKLeaderboard.submitScore(1, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["best"])
        }
    }

    @Test func reportingAnAchievementCallsBackOnce() async {
        await confirmation { answer in
            await withCheckedContinuation { continuation in
                GKAchievement.report([GKAchievement(identifier: "first")]) { error in
                    #expect((error as? GKError)?.code == .notAuthenticated)
                    answer()
                    continuation.resume()
                }
            }
        }
    }

    @Test func theControllerShowsAPanelAndTellsItsDelegate() throws {
        let root = UIViewController()
        let delegate = Delegate()
        let app = try TestApplication(showing: root)
        let controller = GKGameCenterViewController(state: .leaderboards)
        controller.gameCenterDelegate = delegate
        root.present(controller, animated: true)
        app.advance(by: 1)
        #expect(app.visibleTexts.contains("Linux has no Game Center."))
        try app.tap(text: "Cancel")
        #expect(delegate.ends == 1)
    }
}
