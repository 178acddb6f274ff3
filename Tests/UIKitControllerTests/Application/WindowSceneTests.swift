import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized) struct WindowSceneTests {
    let app: TestApplication
    let scene: UIWindowScene

    init() throws {
        app = try TestApplication(showing: UIViewController())
        scene = try #require(app.window.windowScene)
    }

    private func window(level: UIWindow.Level = .normal) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.windowLevel = level
        return window
    }

    @Test func aWindowWithoutASceneJoinsTheOnlyOne() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        #expect(window.windowScene === scene)
        #expect(scene.windows.contains(window))
    }

    @Test func windowsStandByLevelThenByTheTimeTheyWereShown() {
        let alert = window(level: .alert)
        let second = window()
        let third = window()
        for shown in [alert, third, second] { shown.isHidden = false }
        #expect(app.screen.shownWindows == [app.window, third, second, alert])
    }

    @Test func aHiddenWindowStaysInTheSceneButNotOnTheScreen() {
        let other = window()
        other.isHidden = false
        other.isHidden = true
        #expect(scene.windows.contains(other))
        #expect(!app.screen.shownWindows.contains(other))
        #expect(other.layer.superlayer == nil)
    }

    @Test func theSceneDoesNotKeepWindowsAlive() {
        var other: UIWindow? = window()
        other?.isHidden = false
        weak let seen = other
        other = nil
        AutoreleasedWindows.drain()
        #expect(seen == nil)
        #expect(scene.windows == [app.window])
        app.window.setNeedsLayout()
        app.frame()
        #expect(app.screen.rootLayer.sublayers?.count == 1)
    }

    @Test func keyChangesHandsWithNotifications() {
        nonisolated(unsafe) var names: [String] = []
        let tokens = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                names.append($0.name.rawValue)
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        let former = app.window
        let other = window()
        other.makeKeyAndVisible()
        #expect(scene.keyWindow === other)
        #expect(other.isKeyWindow && !former.isKeyWindow)
        #expect(names == ["UIWindowDidResignKeyNotification", "UIWindowDidBecomeKeyNotification"])
    }

    @Test func theResponderChainEndsAtTheApplicationsDelegate() throws {
        #expect(app.window.next === scene)
        #expect(scene.next === app.application)
        #expect(app.application.next == nil)  // this delegate is no responder
    }

    @Test func theTitleIsTheWindows() {
        scene.title = "Cities"
        #expect(app.screen.hostWindow?.title == "Cities")
    }

    @Test func closingTheWindowEndsTheApplication() {
        let application = app.application
        app.closeWindow()
        #expect(application.connectedScenes.isEmpty)
        #expect(UIApplication.shared !== application)
    }
}
