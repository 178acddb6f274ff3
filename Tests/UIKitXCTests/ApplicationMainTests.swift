import Foundation
import UIKit
import XCTest

/// `UIApplicationMain` in real time without a display, on the main thread as in a program.
final class ApplicationMainTests: XCTestCase {
    override func setUp() {
        super.setUp()
        setenv("TRESTLE_HOST", "headless", 1)
        MainDelegate.calls = []
    }

    override func tearDown() {
        unsetenv("TRESTLE_HOST")
        super.tearDown()
    }

    func testItRunsUntilTheProcessIsAskedToEnd() {
        MainDelegate.whenActive = { kill(getpid(), SIGTERM) }
        XCTAssertEqual(UIApplicationMain(0, CommandLine.unsafeArgv, nil, NSStringFromClass(MainDelegate.self)), 0)
        XCTAssertEqual(MainDelegate.calls, ["launched", "active", "terminated"])
    }

    func testTimersTasksAndAnimationsGoOn() {
        MainDelegate.whenActive = {
            let view = UIApplication.shared.windows[0].rootViewController!.view!
            UIView.animate(
                withDuration: 0.05, animations: { view.alpha = 0.5 },
                completion: { _ in
                    MainDelegate.calls.append("animated")
                    Task { @MainActor in
                        try await Task.sleep(nanoseconds: 1_000_000)
                        MainDelegate.calls.append("slept")
                        MainDelegate.endSoon()
                    }
                })
        }
        XCTAssertEqual(UIApplicationMain(0, CommandLine.unsafeArgv, nil, NSStringFromClass(MainDelegate.self)), 0)
        XCTAssertEqual(MainDelegate.calls, ["launched", "active", "animated", "slept", "terminated"])
    }

    func testItRunsInAWindow() {
        setenv("TRESTLE_HOST", "window", 1)
        setenv("SDL_VIDEODRIVER", "dummy", 1)
        defer { unsetenv("SDL_VIDEODRIVER") }
        MainDelegate.whenActive = {
            UIView.animate(
                withDuration: 0.05, animations: { UIApplication.shared.windows[0].alpha = 0.5 },
                completion: { _ in
                    MainDelegate.calls.append("animated at \(UIScreen.main.bounds.width)")
                    kill(getpid(), SIGTERM)
                })
        }
        XCTAssertEqual(UIApplicationMain(0, CommandLine.unsafeArgv, nil, NSStringFromClass(MainDelegate.self)), 0)
        XCTAssertEqual(MainDelegate.calls, ["launched", "active", "animated at 390.0", "terminated"])
    }

    func testWithoutADisplayItReturnsAFailure() {
        setenv("TRESTLE_HOST", "window", 1)
        setenv("SDL_VIDEODRIVER", "nosuchdriver", 1)
        defer { unsetenv("SDL_VIDEODRIVER") }
        XCTAssertEqual(UIApplicationMain(0, CommandLine.unsafeArgv, nil, NSStringFromClass(MainDelegate.self)), 1)
        XCTAssertEqual(MainDelegate.calls, [])
    }

    func testAnApplicationSubclassIsMade() {
        MainDelegate.whenActive = {
            MainDelegate.calls.append("\(type(of: UIApplication.shared))")
            kill(getpid(), SIGTERM)
        }
        _ = UIApplicationMain(
            0, CommandLine.unsafeArgv, NSStringFromClass(OwnApplication.self), NSStringFromClass(MainDelegate.self))
        XCTAssertTrue(MainDelegate.calls.contains("OwnApplication"))
    }
}

final class OwnApplication: UIApplication {}

final class MainDelegate: UIResponder, UIApplicationDelegate {
    static var calls: [String] = []
    static var whenActive: () -> Void = {}
    var window: UIWindow?

    static func endSoon() {
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in kill(getpid(), SIGTERM) }
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.calls.append("launched")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        Self.calls.append("active")
        DispatchQueue.main.async { Self.whenActive() }
    }

    func applicationWillTerminate(_ application: UIApplication) {
        Self.calls.append("terminated")
    }
}
