import Foundation
import UIKit

/// The application that is tested. It runs in the process of the tests, without a display, on a clock that only the test
/// moves.
///
/// Each ``launch()`` starts it anew, with its own delegate, scenes and windows. Files, user defaults and what it has saved
/// are kept from one launch to the next of the same test; each test begins as if the application had just been
/// installed. Variables that are global or static in the application keep their values, since the process goes on.
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
    /// Whether an application runs, and where. The raw values are Apple's.
    public enum State: UInt, Sendable {
        /// There is no such application.
        case unknown = 0
        /// It has not been launched, or has ended.
        case notRunning = 1
        /// Never the case here: the process goes on.
        case runningBackgroundSuspended = 2
        /// Its scenes are in the background.
        case runningBackground = 3
        /// It is on the screen.
        case runningForeground = 4
    }

    /// The bundle identifier that was given; nil means the application of the test's target.
    private let bundleIdentifier: String?

    /// The application of the target of tests.
    nonisolated public init() {
        bundleIdentifier = nil
        super.init(.application)
        TestRun.observe()
    }

    /// The application with a bundle identifier. Only applications of the tests can be launched: others, such as those of
    /// the system, are never running here.
    nonisolated public init(bundleIdentifier: String) {
        self.bundleIdentifier = bundleIdentifier
        super.init(.application)
        TestRun.observe()
    }

    // MARK: Life cycle

    /// The arguments of the next launch, behind the name of the program. Pairs of `-key` and a value are user defaults of
    /// the application, in front of those that it stores.
    open var launchArguments: [String] = []

    /// Variables that the next launch adds to the environment.
    open var launchEnvironment: [String: String] = [:]

    /// Ends the application if it is running, and starts it. When the method returns, it has come to rest.
    open func launch() {
        guard let target else { return TestFailures.record("Failed to launch: \(reasonNotRunning)", of: self) }
        do {
            try LaunchedApplication.launch(target, arguments: launchArguments, environment: launchEnvironment)
        } catch {
            TestFailures.record("Failed to launch \(target.delegateClass): \(error)", of: self)
        }
    }

    /// Brings the application to the foreground, and launches it if it is not running.
    open func activate() {
        guard let session else { return launch() }
        guard state != .runningForeground else { return }
        session.app.enterForeground()
        session.settle()
    }

    /// Ends the application.
    open func terminate() {
        session?.end()
    }

    /// Whether the application runs, and where.
    open var state: State {
        guard let session else { return target == nil ? .unknown : .notRunning }
        return session.app.application.applicationState == .background ? .runningBackground : .runningForeground
    }

    /// Waits until the application is in a state, while its clock moves on.
    ///
    /// - Returns: whether it is.
    @discardableResult
    open func wait(for state: State, timeout: TimeInterval) -> Bool {
        wait(upTo: timeout, ifNotRunning: self.state == state) { [self] _ in self.state == state }
    }

    /// Does nothing: no answer to a question for permission is stored that could be forgotten.
    open func resetAuthorizationStatus(for resource: XCUIProtectedResource) {}

    // MARK: Internal

    /// The registered application; nil if there is none.
    private var target: TestedApplication? {
        TestedApplication.chosen(bundleIdentifier: bundleIdentifier, module: TestRun.moduleOfTest)
    }

    /// The running application; nil while it is not running.
    var session: LaunchedApplication? {
        guard let session = LaunchedApplication.current, let target, session.target == target else { return nil }
        return session
    }

    /// Why there is no running application.
    var reasonNotRunning: String {
        if target != nil { return "the application is not running; launch() starts it" }
        let name = bundleIdentifier.map { "an application with the bundle identifier \($0)" } ?? "an application"
        return "these tests have not registered \(name), see UserInterfaceTests.register"
    }

    func wait(
        upTo timeout: TimeInterval, ifNotRunning: Bool = false, until condition: (ElementTree) -> Bool
    ) -> Bool {
        session?.wait(upTo: timeout, until: condition) ?? ifNotRunning
    }
}

/// What an application needs the user's permission for. The raw values are Apple's.
public enum XCUIProtectedResource: Int, Sendable {
    /// The user's contacts.
    case contacts = 1
    /// The user's calendar.
    case calendar = 2
    /// The user's reminders.
    case reminders = 3
    /// The user's photos.
    case photos = 4
    /// The microphone.
    case microphone = 5
    /// The camera.
    case camera = 6
    /// The media library.
    case mediaLibrary = 7
    /// The devices of the home.
    case homeKit = 8
    /// Bluetooth.
    case bluetooth = -0x40000000
    /// The network, for a keyboard.
    case keyboardNetwork = -0x3FFFFFFF
    /// The device's place.
    case location = -0x3FFFFFFE
    /// Health data.
    case health = -0x3FFFFFFD
    /// Tracking in other applications.
    case userTracking = -0x3FFFFFFC
    /// The state of focus.
    case focus = -0x3FFFFFFB
    /// The local network.
    case localNetwork = -0x3FFFFFFA
}
