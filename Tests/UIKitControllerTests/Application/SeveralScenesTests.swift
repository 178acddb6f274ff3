import HeadlessHost
import Testing
import UIKitTestDriver

@testable import UIKit

/// Several windows, a scene each: who is told, in which order, and whose the keyboard, the screen and the pixels are.
@MainActor @Suite(.serialized) struct SeveralScenesTests {
    let app: TestApplication

    init() throws {
        ApplicationRun.current?.end()
        app = try TestApplication(delegate: ScenesDelegate.self)
        Calls.all = []
    }

    private func open(_ activity: NSUserActivity? = nil) throws -> UIWindowScene {
        app.application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
        app.frame()
        return try #require(app.windowScenes.last)
    }

    private var isFrameRequested: Bool {
        (ApplicationRun.current?.host as? HeadlessHost)?.isFrameRequested ?? true
    }

    @Test func aClosedSceneThatIsStillHeldRequestsNoFrames() throws {
        let held = try open()
        app.application.requestSceneSessionDestruction(held.session, options: nil)
        try app.settle()
        #expect(app.windowScenes.count == 1 && !app.windowScenes.contains(held))
    }

    @Test func aRequestOpensASceneAfterItReturned() throws {
        app.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        #expect(Calls.all.isEmpty)
        app.frame()
        #expect(
            Calls.all == [
                "configuration", "2 willConnect", "2 willEnterForeground", "1 willResignActive", "2 didBecomeActive",
            ])
        #expect(app.windowScenes.map(\.activationState) == [.foregroundInactive, .foregroundActive])
        #expect(app.application.connectedScenes == Set(app.windowScenes))
        #expect(app.application.openSessions == Set(app.windowScenes.map(\.session)))
        #expect(app.application.applicationState == .active)
    }

    @Test func eachSceneHasAScreenAndAWindowOfItsOwn() throws {
        let second = try open()
        let first = app.windowScenes[0]
        #expect(first.screen !== second.screen)
        #expect(first.windows.count == 1 && second.windows.count == 1)
        #expect(first.keyWindow !== second.keyWindow)
        try app.activate(second)
        app.resize(to: CGSize(width: 700, height: 500))
        #expect(second.keyWindow?.bounds.size == CGSize(width: 700, height: 500))
        #expect(second.traitCollection.horizontalSizeClass == .regular)
        #expect(first.keyWindow?.bounds.size == CGSize(width: 390, height: 844))
        #expect(first.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func eachSceneIsPaintedIntoItsOwnWindow() throws {
        let second = try open()
        second.keyWindow?.backgroundColor = .red
        app.windowScenes[0].keyWindow?.backgroundColor = .blue
        app.frame()
        #expect(firstPixel(of: app.windowScenes[0]) == UIColor.blue)
        #expect(firstPixel(of: second) == UIColor.red)
    }

    @Test func theSceneWithTheKeyboardIsInFront() throws {
        let second = try open()
        #expect(UIScreen.main === second.screen)
        try app.activate(app.windowScenes[0])
        #expect(UIScreen.main === app.windowScenes[0].screen)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        #expect(window.windowScene === app.windowScenes[0])
        #expect(app.application.keyWindow === app.windowScenes[0].keyWindow)
    }

    @Test func keyboardFocusMovesActivity() throws {
        _ = try open()
        Calls.all = []
        try app.activate(app.windowScenes[0])
        #expect(Calls.all == ["2 willResignActive", "1 didBecomeActive"])
    }

    @Test func anActivityComesWithTheConnectionOrToTheConnectedScene() throws {
        let activity = NSUserActivity(activityType: "org.example.open")
        let second = try open(activity)
        #expect(Calls.all.contains("2 willConnect org.example.open"))
        Calls.all = []
        try app.activate(app.windowScenes[0])
        Calls.all = []
        app.application.requestSceneSessionActivation(second.session, userActivity: activity, options: nil)
        app.frame()
        #expect(
            Calls.all == [
                "1 willResignActive", "2 didBecomeActive", "2 willContinue org.example.open",
                "2 continue org.example.open",
            ])
    }

    @Test func anActivityThatHasExpiredIsNotContinued() throws {
        let second = try open()
        try app.activate(second)
        Calls.all = []
        let activity = NSUserActivity(activityType: "org.example.open")
        activity.expirationDate = Date(timeIntervalSinceNow: -5)
        app.application.requestSceneSessionActivation(second.session, userActivity: activity, options: nil)
        app.frame()
        #expect(Calls.all == ["2 willContinue org.example.open", "2 didFail org.example.open 4608"])
    }

    @Test func closingOneWindowDisconnectsItsSceneOnly() throws {
        let second = try open()
        try app.activate(second)
        Calls.all = []
        app.closeWindow()
        #expect(
            Calls.all == [
                "2 willResignActive", "2 didEnterBackground", "2 didDisconnect", "1 didBecomeActive", "didDiscard 1",
            ])
        #expect(app.application.connectedScenes == Set(app.windowScenes))
        #expect(app.windowScenes.count == 1)
        #expect(second.activationState == .unattached)
        #expect(UIApplication.shared === app.application)
        app.closeWindow()
        #expect(UIApplication.shared !== app.application)
        #expect(Calls.all.last == "willTerminate")
    }

    @Test func anApplicationClosesAWindowOfItsOwn() throws {
        let second = try open()
        app.application.requestSceneSessionDestruction(second.session, options: nil)
        #expect(app.windowScenes.count == 2)
        app.frame()
        #expect(app.windowScenes.count == 1)
        var failure: (any Error)?
        app.application.requestSceneSessionDestruction(second.session, options: nil) { failure = $0 }
        #expect((failure as? UISceneError)?.code == .requestDenied)
    }

    @Test func theApplicationIsInTheBackgroundWhenAllItsScenesAre() throws {
        let names = ScenePosts()
        let second = try open()
        try app.activate(second)
        app.enterBackground()
        #expect(app.application.applicationState == .inactive)
        try app.activate(app.windowScenes[0])
        #expect(app.application.applicationState == .active)
        app.enterBackground()
        #expect(app.application.applicationState == .background)
        #expect(names.all.filter { $0.contains("Background") } == ["UIApplicationDidEnterBackgroundNotification"])
    }

    @Test func aHiddenWindowAsksForNoFramesAndIsPaintedWhenItComesBack() throws {
        let second = try open()
        try app.activate(second)
        app.enterBackground()
        try app.activate(app.windowScenes[0])
        app.frame()
        #expect(!isFrameRequested)
        // Dirty, and animated: nobody sees it.
        second.keyWindow?.backgroundColor = .red
        UIView.animate(withDuration: 10) { second.keyWindow?.rootViewController?.view.alpha = 0.5 }
        app.advance(by: 0.1)
        let shown = app.work.frames
        app.advance(by: 0.1)
        #expect(!isFrameRequested)
        #expect(app.work.frames == shown)
        try app.activate(second)
        #expect(firstPixel(of: second) == UIColor.red)
    }

    @Test func sizeRestrictionsHoldTheUsersWindow() throws {
        let restrictions = try #require(app.windowScenes[0].sizeRestrictions)
        restrictions.minimumSize = CGSize(width: 320, height: 400)
        restrictions.maximumSize = CGSize(width: 800, height: 900)
        app.resize(to: CGSize(width: 100, height: 2000))
        #expect(app.screen.bounds.size == CGSize(width: 320, height: 900))
        restrictions.minimumSize = CGSize(width: 500, height: 400)
        #expect(app.screen.bounds.size == CGSize(width: 500, height: 900))
    }

    @Test func anApplicationWithoutScenesHasOneWindow() throws {
        let app = try TestApplication(showing: UIViewController())
        #expect(!app.application.supportsMultipleScenes)
        var failure: (any Error)?
        app.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { failure = $0 }
        #expect((failure as? UISceneError)?.code == .multipleScenesNotSupported)
        #expect(app.windowScenes.count == 1)
    }

    @Test func textSizesAreTheUsersAndReachFurtherScenes() throws {
        app.setContentSizeCategory(.extraLarge)
        let second = try open()
        #expect(second.traitCollection.preferredContentSizeCategory == .extraLarge)
    }

    /// The color at the bottom left of a scene's window.
    private func firstPixel(of scene: UIWindowScene) -> UIColor? {
        guard let window = ApplicationRun.current?.hostWindow(of: scene) as? HeadlessWindow else { return nil }
        let frame = window.capture()
        let pixel = frame[2, frame.height - 3].map { CGFloat($0) / 255 }
        let color = UIColor(red: pixel[2], green: pixel[1], blue: pixel[0], alpha: pixel[3])
        return [UIColor.red, .blue].first { $0.resolved(in: scene).isClose(to: color) }
    }
}

extension UIColor {
    @MainActor fileprivate func resolved(in scene: UIWindowScene) -> UIColor {
        resolvedColor(with: scene.traitCollection)
    }

    fileprivate func isClose(to other: UIColor) -> Bool {
        zip(components, other.components).allSatisfy { abs($0 - $1) < 0.02 }
    }

    private var components: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}

@MainActor
private enum Calls {
    static var all: [String] = []
}

/// The application's notifications about foreground and background, while it exists.
private final class ScenePosts: @unchecked Sendable {
    private(set) var all: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
        tokens = [
            UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
                self?.all.append($0.name.rawValue)
            }
        }
    }

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}

private final class ScenesDelegate: UIResponder, UIApplicationDelegate {
    func applicationWillTerminate(_ application: UIApplication) { Calls.all.append("willTerminate") }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        Calls.all.append("configuration")
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = NumberedSceneDelegate.self
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        Calls.all.append("didDiscard \(sceneSessions.count)")
    }
}

private final class NumberedSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private func note(_ call: String, _ scene: UIScene) {
        let scenes = ApplicationRun.current?.windowScenes ?? []
        let number = scenes.firstIndex { $0 === scene }.map { "\($0 + 1)" } ?? "?"
        Calls.all.append("\(number) \(call)")
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        let activities = connectionOptions.userActivities.map { " " + $0.activityType }.joined()
        note("willConnect" + activities, scene)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }

    func sceneDidDisconnect(_ scene: UIScene) { note("didDisconnect", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("willResignActive", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground", scene) }
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        note("willContinue \(userActivityType)", scene)
    }
    func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
        note("didFail \(userActivityType) \((error as NSError).code)", scene)
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        note("continue \(userActivity.activityType)", scene)
    }
}
