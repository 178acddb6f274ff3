import Testing
import UIKitTestDriver

@testable import UIKit

/// Background tasks, the status bar and the number of the device.
@MainActor @Suite(.serialized) struct ApplicationMembersTests {
    private let app: TestApplication

    init() throws {
        app = try TestApplication(showing: UIViewController())
    }

    @Test func theHandlersOfTasksAreCalledWhenTheApplicationEnds() {
        var calls: [String] = []
        let first = app.application.beginBackgroundTask { calls.append("first") }
        let second = app.application.beginBackgroundTask(withName: "second") { calls.append("second") }
        let third = app.application.beginBackgroundTask { calls.append("third") }
        #expect(Set([first, second, third, .invalid]).count == 4)
        app.application.endBackgroundTask(second)
        app.enterBackground()
        #expect(calls == [])
        app.end()
        #expect(calls == ["first", "third"])
        #expect(app.application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    }

    @Test func sourceThatReplacesMembersOfTheApplicationIsAsked() {
        let quiet = QuietApplication()
        let application: UIApplication = quiet
        #expect(application.beginBackgroundTask {} == .invalid && application.shortcutItems == nil)
        #expect(application.isProtectedDataAvailable == false)
        #expect(!application.canOpenURL(URL(string: UIApplication.openNotificationSettingsURLString)!))
    }

    @Test func theStatusBarTakesNoRoom() {
        let manager = app.windowScenes[0].statusBarManager
        #expect(manager?.statusBarFrame == .zero && manager?.isStatusBarHidden == true)
    }

    @Test func theNumberOfTheDeviceIsTheSameInLaterRuns() throws {
        let number = try #require(UIDevice.current.identifierForVendor)
        #expect(UIDevice.current.identifierForVendor == number)
        _ = try app.relaunched(showing: UIViewController())
        #expect(UIDevice.current.identifierForVendor == number)
    }

    @Test func aSceneOpensAddressesAsTheApplicationDoes() async throws {
        let page = try #require(URL(string: "https://example.com"))
        let isOpened = await withCheckedContinuation { done in
            app.windowScenes[0].open(page, options: nil) { done.resume(returning: $0) }
        }
        #expect(isOpened && app.openedURLs == [page])
        let options = UIScene.OpenExternalURLOptions()
        options.universalLinksOnly = true
        let isOpenedByItsOwner = await withCheckedContinuation { done in
            app.windowScenes[0].open(page, options: options) { done.resume(returning: $0) }
        }
        #expect(!isOpenedByItsOwner && app.openedURLs == [page])
    }
}

private final class QuietApplication: UIApplication {
    override func beginBackgroundTask(expirationHandler handler: (() -> Void)?) -> UIBackgroundTaskIdentifier {
        .invalid
    }
    override var isProtectedDataAvailable: Bool { false }
    override var shortcutItems: [UIApplicationShortcutItem]? {
        get { nil }
        set {}
    }
}
