import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor
struct ApplicationManifestTests {
    private func scene(_ entry: [String: Any]) -> ApplicationManifest {
        ApplicationManifest(
            [
                "UIMainStoryboardFile": "Main",
                "UIApplicationSceneManifest": [
                    "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]
                ],
            ], module: "Trees")
    }

    @Test func anEmptyFileSaysNothing() {
        let manifest = ApplicationManifest([:], module: "Trees")
        #expect(manifest.mainStoryboard == nil && manifest.scenes == nil)
        #expect(manifest.configuration(for: .windowApplication) == nil)
    }

    @Test func theMainStoryboardNeedsNoExtension() {
        #expect(ApplicationManifest(["UIMainStoryboardFile": "Main"], module: "").mainStoryboard == "Main")
        #expect(ApplicationManifest(["UIMainStoryboardFile": "Main.storyboard"], module: "").mainStoryboard == "Main")
    }

    @Test func namesOfBuildSettingsAreReplaced() {
        for setting in ["$(PRODUCT_MODULE_NAME)", "${PRODUCT_MODULE_NAME}", "$(TARGET_NAME)"] {
            let manifest = scene([
                "UISceneConfigurationName": "Default", "UISceneDelegateClassName": "\(setting).SceneDelegate",
                "UISceneStoryboardFile": "Main",
            ])
            #expect(
                manifest.scenes == [
                    .init(
                        role: .windowApplication, name: "Default", delegateClass: "Trees.SceneDelegate",
                        storyboard: "Main")
                ])
        }
    }

    @Test func aSceneIsFoundByItsNameAndItsRole() {
        let manifest = scene(["UISceneConfigurationName": "Default"])
        #expect(manifest.scene(named: "Default", role: .windowApplication) != nil)
        #expect(manifest.scene(named: nil, role: .windowApplication)?.name == "Default")
        #expect(manifest.scene(named: "Other", role: .windowApplication) == nil)
        #expect(manifest.scene(named: "Default", role: .init(rawValue: "Other")) == nil)
    }

    @Test func aManifestWithoutAnEntryStillMeansTheSceneLifeCycle() {
        let manifest = ApplicationManifest(["UIApplicationSceneManifest": [String: Any]()], module: "Trees")
        let configuration = manifest.configuration(for: .windowApplication)
        #expect(configuration != nil && configuration?.delegateClass == nil && configuration?.storyboard == nil)
    }

    @Test func aConfigurationGetsTheClassOfItsDelegate() {
        let manifest = scene(["UISceneDelegateClassName": "UIKitControllerTests.ManifestSceneDelegate"])
        #expect(manifest.configuration(for: .windowApplication)?.delegateClass == ManifestSceneDelegate.self)
        let missing = scene(["UISceneDelegateClassName": "UIKitControllerTests.Gone"])
        #expect(missing.configuration(for: .windowApplication)?.delegateClass == nil)
    }
}

/// Found by its name, so it is not private.
final class ManifestSceneDelegate: NSObject, UISceneDelegate {}

/// What a launch makes of the manifest, when the application's delegate has nothing to say about it.
@MainActor @Suite(.serialized)
struct SceneManifestLaunchTests {
    @Test func aSceneManifestNeedsNoMethodOfTheDelegate() throws {
        ManifestDelegate.manifest = ApplicationManifest(
            [
                "UIApplicationSceneManifest": [
                    "UISceneConfigurations": [
                        "UIWindowSceneSessionRoleApplication": [
                            [
                                "UISceneConfigurationName": "Default",
                                "UISceneDelegateClassName": "UIKitControllerTests.ManifestWindowDelegate",
                            ]
                        ]
                    ]
                ]
            ], module: "Trees")
        let app = try TestApplication(delegate: ManifestDelegate.self)
        let scene = try #require(app.application.connectedScenes.first as? UIWindowScene)
        #expect(scene.delegate is ManifestWindowDelegate && scene.session.configuration.name == "Default")
        #expect(app.window.rootViewController?.title == "Of the scene")
    }

    @Test func withoutAManifestTheDelegateStartsTheApplication() throws {
        ManifestDelegate.manifest = ApplicationManifest()
        let app = try TestApplication(delegate: ManifestDelegate.self)
        #expect(app.windowScenes.first?.delegate == nil && ManifestDelegate.becameActive)
    }

    @Test func aLaunchWithoutAWindowSaysWhatWasLookedFor() throws {
        ManifestDelegate.manifest = ApplicationManifest()
        _ = try TestApplication(delegate: ManifestDelegate.self)
        let message = try #require(ApplicationRun.current?.missingWindow)
        for part in ["scene manifest", "main storyboard", "ManifestDelegate"] { #expect(message.contains(part)) }
        _ = try TestApplication(showing: UIViewController())
        #expect(ApplicationRun.current?.missingWindow == nil)
    }

    @Test func theDriverEndsWithThatSentenceWhereATestAsksForTheWindow() async throws {
        let result = await #expect(processExitsWith: .exitCode(EXIT_FAILURE), observing: [\.standardErrorContent]) {
            try await MainActor.run { _ = try TestApplication(delegate: ManifestDelegate.self).window }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        for part in ["scene manifest", "main storyboard", "ManifestDelegate"] { #expect(text.contains(part)) }
        for part in ["Fatal error", "Thread 0"] { #expect(!text.contains(part)) }
    }
}

@MainActor
private final class ManifestDelegate: NSObject, UIApplicationDelegate {
    static var manifest = ApplicationManifest()
    static var becameActive = false

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.becameActive = false
        ApplicationRun.current?.lifeCycle.manifest = Self.manifest
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Self.becameActive = true }
}

/// Found by its name, so it is not private.
final class ManifestWindowDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let controller = UIViewController()
        controller.title = "Of the scene"
        window = UIWindow(windowScene: scene)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
    }
}
