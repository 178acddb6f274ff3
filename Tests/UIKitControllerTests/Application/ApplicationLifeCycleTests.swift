import Testing
import UIKit
import UIKitTestDriver

/// Who is told, in which order, and what `applicationState` says meanwhile.
@MainActor @Suite(.serialized) struct ApplicationLifeCycleTests {
    init() {
        // The end of the application before is not what is looked at.
        ApplicationRun.current?.end()
        Calls.all = []
    }

    @Test func anApplicationLaunchesAndBecomesActive() throws {
        let app = try TestApplication(delegate: PlainDelegate.self)
        #expect(Calls.all == ["willFinishLaunching", "didFinishLaunching", "didBecomeActive active"])
        #expect(app.application.applicationState == .active)
        #expect(app.application.delegate is PlainDelegate)
    }

    @Test func anApplicationGoesToTheBackgroundAndComesBack() throws {
        let app = try TestApplication(delegate: PlainDelegate.self)
        Calls.all = []
        app.enterBackground()
        #expect(Calls.all == ["willResignActive active", "didEnterBackground background"])
        Calls.all = []
        app.enterForeground()
        #expect(Calls.all == ["willEnterForeground background", "didBecomeActive active"])
    }

    @Test func losingTheKeyboardOnlyResignsActivity() throws {
        let app = try TestApplication(delegate: PlainDelegate.self)
        Calls.all = []
        app.setActive(false)
        #expect(app.application.applicationState == .inactive)
        app.setActive(true)
        #expect(Calls.all == ["willResignActive active", "didBecomeActive active"])
    }

    @Test func anApplicationEndsThroughTheBackground() throws {
        let app = try TestApplication(delegate: PlainDelegate.self)
        Calls.all = []
        app.end()
        #expect(Calls.all == ["willResignActive active", "didEnterBackground background", "willTerminate background"])
    }

    @Test func anApplicationThatHasEndedHasNoDelegate() throws {
        let app = try TestApplication(delegate: PlainDelegate.self)
        let application = app.application
        app.end()
        #expect(application.delegate == nil)
    }

    @Test func endingTwiceEndsOnce() throws {
        let app = try TestApplication(delegate: PlainDelegate.self)
        app.end()
        Calls.all = []
        app.end()
        #expect(Calls.all.isEmpty)
    }

    @Test func anApplicationOfScenesIsToldThroughItsSceneDelegate() throws {
        let app = try TestApplication(delegate: SceneApplicationDelegate.self)
        #expect(
            Calls.all == [
                "didFinishLaunching", "configuration", "scene willConnect", "scene willEnterForeground",
                "scene didBecomeActive",
            ])
        let scene = try #require(app.application.connectedScenes.first as? UIWindowScene)
        #expect(scene.activationState == .foregroundActive)
        #expect(scene.keyWindow === app.window)
        #expect(scene.delegate is RecordingSceneDelegate)
        Calls.all = []
        app.enterBackground()
        app.enterForeground()
        #expect(
            Calls.all == [
                "scene willResignActive", "scene didEnterBackground", "scene willEnterForeground",
                "scene didBecomeActive",
            ])
        Calls.all = []
        app.end()
        #expect(
            Calls.all == [
                "scene willResignActive", "scene didEnterBackground", "scene didDisconnect", "willTerminate background",
            ])
    }

    @Test func aConfigurationWithoutAClassFindsTheModulesSceneDelegate() throws {
        let app = try TestApplication(delegate: TemplateDelegate.self)
        let scene = try #require(app.application.connectedScenes.first)
        #expect(scene.delegate is SceneDelegate)
    }

    @Test func notificationsFollowTheDelegate() throws {
        nonisolated(unsafe) var names: [String] = []
        let tokens = [
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
            UIApplication.didReceiveMemoryWarningNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                names.append($0.name.rawValue)
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        let app = try TestApplication(delegate: PlainDelegate.self)
        app.enterBackground()
        app.enterForeground()
        app.simulateMemoryWarning()
        app.end()
        #expect(
            names.map {
                $0.replacingOccurrences(of: "UIApplication", with: "").replacingOccurrences(
                    of: "Notification", with: "")
            } == [
                "DidFinishLaunching", "DidBecomeActive", "WillResignActive", "DidEnterBackground",
                "WillEnterForeground",
                "DidBecomeActive", "DidReceiveMemoryWarning", "WillResignActive", "DidEnterBackground", "WillTerminate",
            ])
        #expect(Calls.all.contains("didReceiveMemoryWarning"))
    }

    @Test func anApplicationWithoutItsOwnMethodsRuns() throws {
        let app = try TestApplication(delegate: EmptyDelegate.self)
        app.enterBackground()
        #expect(app.application.applicationState == .background)
        app.simulateMemoryWarning()
        app.end()
    }

    @Test func beforeAnyLaunchThereIsAnIdleApplicationAndAScreen() throws {
        try TestApplication(showing: UIViewController()).end()
        #expect(UIApplication.shared.applicationState == .inactive)
        #expect(UIApplication.shared.connectedScenes.isEmpty)
        #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
    }
}

@MainActor
private enum Calls {
    static var all: [String] = []

    static func add(_ call: String, _ application: UIApplication) {
        let state =
            switch application.applicationState {
            case .active: "active"
            case .inactive: "inactive"
            case .background: "background"
            }
        all.append("\(call) \(state)")
    }
}

private final class PlainDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Calls.all.append("willFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Calls.all.append("didFinishLaunching")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Calls.add("didBecomeActive", application) }
    func applicationWillResignActive(_ application: UIApplication) { Calls.add("willResignActive", application) }
    func applicationDidEnterBackground(_ application: UIApplication) { Calls.add("didEnterBackground", application) }
    func applicationWillEnterForeground(_ application: UIApplication) { Calls.add("willEnterForeground", application) }
    func applicationWillTerminate(_ application: UIApplication) { Calls.add("willTerminate", application) }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        Calls.all.append("didReceiveMemoryWarning")
    }
}

private final class EmptyDelegate: NSObject, UIApplicationDelegate {}

private final class SceneApplicationDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidFinishLaunching(_ application: UIApplication) { Calls.all.append("didFinishLaunching") }
    func applicationDidBecomeActive(_ application: UIApplication) {
        Calls.all.append("wrong: applicationDidBecomeActive")
    }
    func applicationWillTerminate(_ application: UIApplication) { Calls.add("willTerminate", application) }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        Calls.all.append("configuration")
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = RecordingSceneDelegate.self
        return configuration
    }
}

private final class RecordingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        Calls.all.append("scene willConnect")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }

    func sceneDidDisconnect(_ scene: UIScene) { Calls.all.append("scene didDisconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { Calls.all.append("scene didBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { Calls.all.append("scene willResignActive") }
    func sceneWillEnterForeground(_ scene: UIScene) { Calls.all.append("scene willEnterForeground") }
    func sceneDidEnterBackground(_ scene: UIScene) { Calls.all.append("scene didEnterBackground") }
}

/// As in Xcode's template: the scene delegate is named only in the (absent) scene manifest.
private final class TemplateDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
