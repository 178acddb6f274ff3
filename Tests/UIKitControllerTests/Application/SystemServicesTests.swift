import Testing
import UIKitTestDriver

@testable import UIKit

/// What an application asks of the system and a desktop does not have: pushes, badges, icons and status bars.
@MainActor @Suite(.serialized) struct SystemServicesTests {
    private func launch() throws -> (TestApplication, PushDelegate) {
        let app = try TestApplication(delegate: PushDelegate.self)
        return (app, try #require(app.application.delegate as? PushDelegate))
    }

    @Test func registrationForPushesFailsAfterTheCallHasReturned() async throws {
        let (app, delegate) = try launch()
        let error: any Error = await withCheckedContinuation { done in
            delegate.failed = { done.resume(returning: $0) }
            app.application.registerForRemoteNotifications()
            #expect(delegate.calls == [])
        }
        #expect((error as NSError).domain == NSCocoaErrorDomain && !app.application.isRegisteredForRemoteNotifications)
        #expect(delegate.calls == ["did fail"])
    }

    @Test func anotherIconIsRefusedWithTheErrorOfTheFramework() async throws {
        let (app, _) = try launch()
        #expect(!app.application.supportsAlternateIcons && app.application.alternateIconName == nil)
        await #expect {
            try await app.application.setAlternateIconName("Dark")
        } throws: {
            ($0 as? CocoaError)?.code == .featureUnsupported
        }
    }

    @Test func aBadgeIsNotKept() throws {
        let (app, _) = try launch()
        app.application.applicationIconBadgeNumber = 3
        #expect(app.application.applicationIconBadgeNumber == 0)
    }

    @Test func theStatusBarIsTheApplicationsOnlyIfTheInfoPlistSaysSo() throws {
        let app = try TestApplication(showing: UIViewController())
        let bar: any EarlierStatusBar = app.application
        bar.statusBarStyle = .lightContent
        #expect(app.systemBars.statusBarStyle == .default)
        app.application.run?.lifeCycle.manifest = ApplicationManifest(
            ["UIViewControllerBasedStatusBarAppearance": false], module: "")
        bar.statusBarStyle = .lightContent
        bar.isStatusBarHidden = true
        #expect(app.systemBars.statusBarStyle == .lightContent && app.systemBars.isStatusBarHidden)
        #expect(app.application.statusBarStyle == .lightContent)
    }

    @Test func aDelegateWithTheOldestMethodOpensFiles() throws {
        let (app, delegate) = try launch()
        app.drop(files: [URL(fileURLWithPath: "/tmp/a.txt")], at: CGPoint(x: 5, y: 5))
        #expect(delegate.calls == ["open a.txt"])
    }

    @Test func aWindowThatBecomesWideTurnsTheStatusBar() throws {
        let (app, delegate) = try launch()
        let posted = PostedNames()
        let observers = ["Will", "Did"].map { word in
            NotificationCenter.default.addObserver(
                forName: NSNotification.Name("UIApplication\(word)ChangeStatusBarOrientationNotification"), object: nil,
                queue: nil
            ) { notification in
                let number = notification.userInfo?["UIApplicationStatusBarOrientation"] as? NSNumber
                let text = "\(word) \(number?.intValue ?? 0)"
                MainActor.assumeIsolated { posted.all.append(text) }
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        app.resize(to: CGSize(width: 400, height: 500))
        #expect(delegate.calls == [] && posted.all == [])
        app.resize(to: CGSize(width: 700, height: 300))
        #expect(delegate.calls == ["will 3 of 400", "did 1 of 700"])
        #expect(posted.all == ["Will 3", "Did 1"])
    }
}

@MainActor
private final class PostedNames {
    var all: [String] = []
}

@MainActor
private final class PushDelegate: NSObject, UIApplicationDelegate {
    var calls: [String] = []
    var failed: (any Error) -> Void = { _ in }

    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        calls.append("did fail")
        failed(error)
    }

    func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        calls.append("open \(url.lastPathComponent)")
        return true
    }

    func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    ) {
        calls.append("will \(newStatusBarOrientation.rawValue) of \(Int(UIScreen.main.bounds.width))")
    }

    func application(
        _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) {
        calls.append("did \(oldStatusBarOrientation.rawValue) of \(Int(UIScreen.main.bounds.width))")
    }
}

/// Deprecated members; through a protocol the build has no warning.
@MainActor private protocol EarlierStatusBar: AnyObject {
    var statusBarStyle: UIStatusBarStyle { get set }
    var isStatusBarHidden: Bool { get set }
}

extension UIApplication: EarlierStatusBar {}
