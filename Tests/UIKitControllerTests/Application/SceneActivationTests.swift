import Testing
import UIKitTestDriver

@testable import UIKit

/// Actions and requests that open windows.
@MainActor @Suite(.serialized) struct SceneActivationTests {
    @Test func anActionOpensAWindowWithItsActivity() throws {
        let app = try TestApplication(delegate: WindowsDelegate.self)
        let action = UIWindowScene.ActivationAction(title: "Open") { _ in
            UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "note"))
        }
        #expect(action.title == "Open" && app.windowScenes.count == 1)
        action.perform(sender: nil)
        app.frame()
        #expect(app.windowScenes.count == 2)
        #expect(app.windowScenes.compactMap { ($0.delegate as? WindowsScene)?.activity } == ["note"])
    }

    @Test func withASingleSceneTheAlternateTakesThePlaceOfTheAction() throws {
        _ = try TestApplication(showing: UIViewController())
        var calls: [String] = []
        let action = UIWindowScene.ActivationAction(alternate: UIAction(title: "Show") { _ in calls.append("show") }) {
            _ in
            calls.append("configuration")
            return nil
        }
        action.perform(sender: nil)
        #expect(action.title == "Show" && !action.attributes.contains(.hidden) && calls == ["show"])
        #expect(UIWindowScene.ActivationAction { _ in nil }.attributes.contains(.hidden))
    }

    @Test func aRequestForAnotherRoleIsDenied() throws {
        let app = try TestApplication(delegate: WindowsDelegate.self)
        var codes: [UISceneError.Code?] = []
        let external = UISceneSessionActivationRequest(role: .windowExternalDisplayNonInteractive)
        app.application.activateSceneSession(for: external) { codes.append(($0 as? UISceneError)?.code) }
        app.application.activateSceneSession(for: UISceneSessionActivationRequest())
        app.frame()
        #expect(codes == [.requestDenied] && app.windowScenes.count == 2)
    }
}

@MainActor
private final class WindowsDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = WindowsScene.self
        return configuration
    }
}

@MainActor
private final class WindowsScene: NSObject, UIWindowSceneDelegate {
    var activity: String?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        activity = connectionOptions.userActivities.first?.activityType
    }
}
