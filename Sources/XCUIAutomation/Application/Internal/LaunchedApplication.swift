import Foundation
import UIKit
import UIKitTestDriver

/// The application that is running. One runs at a time.
@MainActor
final class LaunchedApplication {
    private(set) static var current: LaunchedApplication?
    /// What the application has saved in the current test.
    private static var state = StateMemory()

    let app: TestApplication
    let target: TestedApplication
    /// The uptime at which the driver was used last, in seconds.
    private var lastUse: TimeInterval
    /// Whether the application has come to rest the last time.
    private var comesToRest = true

    private init(_ app: TestApplication, _ target: TestedApplication) {
        self.app = app
        self.target = target
        lastUse = ProcessInfo.processInfo.systemUptime
    }

    static func launch(
        _ target: TestedApplication, arguments: [String], environment: [String: String]
    ) throws {
        current?.end()
        let isInstalled = TestRun.takeInstallation()
        if !isInstalled {
            state = StateMemory()
            LaunchDefaults.clear()
        }
        LaunchEnvironment.set(arguments: arguments, environment: environment)
        LaunchDefaults.setArguments(arguments)
        var settings = LaunchDefaults.settings(arguments)
        XCUIDevice.shared.apply(to: &settings)
        let app = try TestApplication(
            delegateNamed: target.delegateClass, settings: settings, state: state, isInstalled: isInstalled)
        let session = LaunchedApplication(app, target)
        current = session
        session.settle()
    }

    func end() {
        app.end()
        LaunchEnvironment.restore()
        if Self.current === self { Self.current = nil }
    }

    func tree() -> ElementTree {
        catchUp()
        defer { noteUse() }
        return ElementTree(of: app)
    }

    // MARK: Time

    /// How long the application may take to come to rest, in seconds of its clock: less if it did not the last time.
    private var patience: TimeInterval { comesToRest ? 2 : 0.4 }
    /// Real time between uses of the driver from which on it counts, in seconds.
    private static let leastPause: TimeInterval = 0.1
    private static let greatestPause: TimeInterval = 60
    /// How often a condition is looked at, in seconds of the application's clock.
    private static let step: TimeInterval = 0.1

    private func noteUse() { lastUse = ProcessInfo.processInfo.systemUptime }

    /// Moves the clock by the real time for which the test has done something else, such as `Thread.sleep`.
    func catchUp() {
        let pause = ProcessInfo.processInfo.systemUptime - lastUse
        guard pause > Self.leastPause else { return }
        app.advance(by: min(pause, Self.greatestPause))
        noteUse()
    }

    /// Moves the clock until nothing moves any more.
    func settle() {
        comesToRest = app.settle(within: patience)
        noteUse()
    }

    /// Moves the clock by some seconds.
    func advance(by seconds: TimeInterval) {
        app.advance(by: seconds)
        noteUse()
    }

    /// Moves the clock until a condition holds. If it does not in time, and the program may be doing something that is
    /// not on this clock, it also waits in real time.
    func wait(upTo timeout: TimeInterval, until condition: (ElementTree) -> Bool) -> Bool {
        wait(upTo: timeout) { condition(tree()) }
    }

    func wait(upTo timeout: TimeInterval, until condition: () -> Bool) -> Bool {
        catchUp()
        if condition() { return true }
        let end = app.time + timeout
        while app.time < end - 1e-6 {
            advance(by: min(Self.step, end - app.time))
            if condition() { return true }
        }
        return app.holdingDelays { waitInRealTime(upTo: timeout, until: condition) }
    }

    private func waitInRealTime(upTo timeout: TimeInterval, until condition: () -> Bool) -> Bool {
        var background = BackgroundWork(timeout: timeout)
        while background.mayGoOn(app) {
            app.waitInRealTime(for: BackgroundWork.step)
            noteUse()
            if condition() { return true }
        }
        return false
    }
}
