import Testing

@testable import UIKit
@testable import UIKitTestDriver

/// Sessions and activities of scenes, over several launches.
@MainActor @Suite(.serialized) struct SceneRestorationTests {
    init() {
        ApplicationRun.current?.end()
        Record.calls = []
        RestoredScene.activity = nil
    }

    private func app() throws -> TestApplication {
        try TestApplication(delegate: ScenesApplication.self, size: CGSize(width: 320, height: 480), scale: 1)
    }

    @Test func aSessionKeepsItsIdentifierInLaterLaunches() throws {
        let app = try app()
        let identifier = app.windowScenes[0].session.persistentIdentifier
        let second = try app.relaunched()
        #expect(second.windowScenes[0].session.persistentIdentifier == identifier)
        let third = try second.relaunched()
        #expect(third.windowScenes[0].session.persistentIdentifier == identifier)
    }

    @Test func anApplicationThatNeverReadsTheIdentifierSavesNothing() throws {
        let app = try app()
        app.end()
        #expect(app.state.files.isEmpty)
    }

    @Test func aSessionKeepsItsUserInfo() throws {
        let app = try app()
        app.windowScenes[0].session.userInfo = ["city": "Oslo", "count": 3, "list": [1, 2]]
        let info = try app.relaunched().windowScenes[0].session.userInfo
        #expect(info?["city"] as? String == "Oslo" && info?["count"] as? Int == 3 && info?["list"] as? [Int] == [1, 2])
    }

    @Test func theActivityOfASceneIsAskedForAfterItEnteredTheBackgroundAndCompleted() throws {
        let app = try app()
        let activity = NSUserActivity(activityType: "org.example.city")
        RestoredScene.activity = activity
        let writer = ActivityWriter()
        activity.delegate = writer
        app.rootViewController?.userActivity = activity
        Record.calls = []
        app.enterBackground()
        #expect(
            Record.calls == [
                "didEnterBackground", "asked for the activity", "willSave", "controller updates", "didUpdate",
            ])
        let saved = app.windowScenes[0].session.stateRestorationActivity
        #expect(saved?.userInfo?["controller"] as? String == "here" && saved?.userInfo?["delegate"] as? Int == 1)
    }

    @Test func theActivityIsInTheSessionWhenTheSceneConnectsAndIsRestoredBeforeTheForeground() throws {
        let app = try app()
        let activity = NSUserActivity(activityType: "org.example.city")
        activity.title = "City"
        activity.addUserInfoEntries(from: ["name": "Oslo"])
        RestoredScene.activity = activity
        app.end()
        RestoredScene.activity = nil
        Record.calls = []
        _ = try app.relaunched()
        #expect(
            Record.calls == [
                "willConnect org.example.city", "restore City Oslo", "willEnterForeground", "didBecomeActive",
            ])
    }

    @Test func aDelegateThatReturnsNoActivityForgetsTheFormerOne() throws {
        let app = try app()
        RestoredScene.activity = NSUserActivity(activityType: "org.example.city")
        let second = try app.relaunched()
        RestoredScene.activity = nil
        let third = try second.relaunched()
        #expect(third.windowScenes[0].session.stateRestorationActivity == nil)
    }

    @Test func allWindowsWithSavedSessionsAreOpenedAgain() throws {
        let app = try app()
        app.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        app.frame()
        let identifiers = app.windowScenes.map(\.session.persistentIdentifier)
        #expect(identifiers.count == 2)
        let second = try app.relaunched()
        second.frame()
        #expect(second.windowScenes.map(\.session.persistentIdentifier) == identifiers)
    }

    @Test func aClosedWindowIsNotOpenedAgain() throws {
        let app = try app()
        app.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        app.frame()
        let identifiers = app.windowScenes.map(\.session.persistentIdentifier)
        app.application.requestSceneSessionDestruction(app.windowScenes[0].session, options: nil)
        app.frame()
        let second = try app.relaunched()
        second.frame()
        #expect(second.windowScenes.map(\.session.persistentIdentifier) == [identifiers[1]])
    }

    @Test func anActivityThatContinuesInASceneIsCompletedFirst() throws {
        let app = try app()
        let activity = NSUserActivity(activityType: "org.example.city")
        let writer = ActivityWriter()
        activity.delegate = writer
        activity.needsSave = true
        Record.calls = []
        app.application.requestSceneSessionActivation(
            app.windowScenes[0].session, userActivity: activity, options: nil)
        app.frame()
        #expect(
            Record.calls.filter { !$0.hasPrefix("did") } == [
                "willSave", "willContinue org.example.city", "continue", "wasContinued",
            ])
        #expect(!activity.needsSave)
    }
}

/// Says what happens to an activity, and writes into it.
private final class ActivityWriter: NSObject, NSUserActivityDelegate {
    func userActivityWillSave(_ userActivity: NSUserActivity) {
        Record.calls.append("willSave")
        userActivity.addUserInfoEntries(from: ["delegate": 1])
    }

    func userActivityWasContinued(_ userActivity: NSUserActivity) { Record.calls.append("wasContinued") }
}

private final class ScenesApplication: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = RestoredScene.self
        return configuration
    }
}

private final class ActivityController: UIViewController {
    override func updateUserActivityState(_ activity: NSUserActivity) {
        Record.calls.append("controller updates")
        activity.addUserInfoEntries(from: ["controller": "here"])
    }
}

private final class RestoredScene: NSObject, UIWindowSceneDelegate {
    static var activity: NSUserActivity?
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        Record.calls.append("willConnect \(session.stateRestorationActivity?.activityType ?? "-")")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = ActivityController()
        window?.makeKeyAndVisible()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        Record.calls.append("asked for the activity")
        return Self.activity
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        let name = stateRestorationActivity.userInfo?["name"] as? String
        Record.calls.append("restore \(stateRestorationActivity.title ?? "-") \(name ?? "-")")
    }

    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { Record.calls.append("didUpdate") }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        Record.calls.append("willContinue \(userActivityType)")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { Record.calls.append("continue") }

    func sceneWillEnterForeground(_ scene: UIScene) { Record.calls.append("willEnterForeground") }

    func sceneDidBecomeActive(_ scene: UIScene) { Record.calls.append("didBecomeActive") }

    func sceneDidEnterBackground(_ scene: UIScene) { Record.calls.append("didEnterBackground") }
}
