import Foundation
internal import FoundationRepairs
internal import HeadlessHost
internal import HostInterface
import UIKit

/// An application that runs in memory and is driven by a test. It needs no display, never waits, and gives the same
/// frames in every run.
///
/// The application's clock moves only when `advance(by:)` moves it, 60 frames a second. Use it from XCTest (plain
/// test methods on the main thread) or from Swift Testing (suites marked `@MainActor @Suite(.serialized)`). Methods
/// that cannot do what they are asked throw a ``DriverError``, which says what was looked for and what is on the
/// screen.
///
/// One application runs at a time: starting another one ends the previous one. A synchronous test has the main actor to
/// itself. Tests that `await`, and suites that start their application in `init`, must not run in parallel with others:
/// use `swift test --no-parallel`, or put them into one serialized suite.
///
/// ```swift
/// let app = try TestApplication(showing: CitiesViewController(style: .plain))
/// try app.tap(text: "Lisbon")
/// #expect(app.visibleTexts.contains("Portugal"))
/// ```
@preconcurrency @MainActor
public final class TestApplication {
    let host: HeadlessHost
    /// The window that receives touches and keys and that queries look at; see `activate(_:)`.
    private(set) var hostWindow: HeadlessWindow
    let run: ApplicationRun
    let manualClock: ManualClock
    /// What stands for the assistive technologies of a desktop.
    let assistiveTechnology = RecordedAssistiveTechnology()
    /// Lets the program's delays follow the clock while this application is driven.
    let delayOwner = DelayedWork.Owner()
    /// What the application has saved, for ``relaunched()``.
    let state: StateMemory
    let settings: ScreenSettings
    /// Nil for an application that was given a view controller.
    let makeDelegate: (() -> (any UIApplicationDelegate)?)?
    /// The position of the finger of ``touchDown(at:)`` while it is down, in the window in which it came down.
    var fingerPosition: CGPoint?
    /// That window; its coordinates continue outside of it.
    private(set) weak var fingerWindow: HeadlessWindow?

    /// Starts an application that shows a view controller as the root of its window. The first frame has been drawn and
    /// `viewDidAppear` has been called when the initializer returns.
    ///
    /// - Parameters:
    ///   - size: the size of the window, in points.
    ///   - scale: pixels per point: 1, 2 or 3. Frames cost less at 1; use it where no test looks at pixels.
    ///   - safeArea: the safe area insets of the screen, in points.
    ///   - device: a device whose size, scale and safe area replace `size`, `scale` and `safeArea`.
    ///   - locale: the user's language and region: see ``setLocale(_:)``. A language that is written from right to left
    ///     replaces `layoutDirection`. With nil, the current locale is `en_001`.
    public convenience init(
        showing viewController: UIViewController, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
        style: UIUserInterfaceStyle = .light, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        contentSizeCategory: UIContentSizeCategory = .large, safeArea: UIEdgeInsets = .zero, device: TestDevice? = nil,
        locale: Locale? = nil
    ) throws {
        ApplicationFolders.beginTest()
        Self.setLocale(
            locale.map { LocaleSettings(locale: $0.identifier) }, ofApplicationWith: SingleWindowDelegate.self)
        try self.init(
            settings: ScreenSettings(
                size: size, scale: scale, style: style,
                layoutDirection: ApplicationLanguage.isRightToLeft ? .rightToLeft : layoutDirection,
                contentSizeCategory: contentSizeCategory, safeArea: safeArea, device: device),
            state: StateMemory(), showing: viewController)
    }

    /// Starts a whole application as `UIApplicationMain` does: creates the delegate, launches and activates the
    /// application, and draws the first frame. The parameters are those of the other initializer.
    ///
    /// - Parameters:
    ///   - shortcutItem: the quick action with which the user starts the application.
    ///   - urls: the files and addresses with which the user starts it.
    public convenience init(
        delegate delegateClass: (some NSObject & UIApplicationDelegate).Type,
        size: CGSize = CGSize(width: 390, height: 844),
        scale: CGFloat = 2, style: UIUserInterfaceStyle = .light,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        contentSizeCategory: UIContentSizeCategory = .large, safeArea: UIEdgeInsets = .zero,
        device: TestDevice? = nil, shortcutItem: UIApplicationShortcutItem? = nil, opening urls: [URL] = [],
        locale: Locale? = nil
    ) throws {
        ApplicationFolders.beginTest()
        Self.setLocale(locale.map { LocaleSettings(locale: $0.identifier) }, ofApplicationWith: delegateClass)
        try self.init(
            settings: ScreenSettings(
                size: size, scale: scale, style: style,
                layoutDirection: ApplicationLanguage.isRightToLeft ? .rightToLeft : layoutDirection,
                contentSizeCategory: contentSizeCategory, safeArea: safeArea, device: device),
            state: StateMemory(), shortcut: shortcutItem.map(ChosenShortcut.item), opening: urls,
            makeDelegate: { ApplicationRun.makeDelegate(of: delegateClass) })
    }

    /// - Parameters:
    ///   - clock: the clock, at the time of the launch.
    ///   - makeHost: returns the host that the application sees, over that of the driver.
    ///   - makeDelegate: creates the delegate, also of a later launch; nil to show the view controller.
    init(
        settings: ScreenSettings, state: StateMemory, showing viewController: UIViewController? = nil,
        shortcut: ChosenShortcut? = nil, opening urls: [URL] = [], clock: ManualClock = ManualClock(),
        makeHost: (HeadlessHost) throws -> any ApplicationHost = { $0 },
        makeDelegate: (() -> (any UIApplicationDelegate)?)? = nil
    ) throws {
        self.settings = settings
        self.state = state
        self.makeDelegate = makeDelegate
        manualClock = clock
        host = HeadlessHost(clock: manualClock, accessibility: assistiveTechnology)
        DelayedWork.shared.follow(delayOwner)
        InspectionRecord.isOn = true
        let shownHost = try makeHost(host)
        run = try ApplicationRun(
            host: shownHost, settings: settings, state: state, shortcut: shortcut, opening: urls
        ) {
            makeDelegate?() ?? viewController.map(SingleWindowDelegate.init)
        }
        hostWindow = host.windows[0]
        screen = run.windowScenes[0].screen
        frame()
    }

    /// Sets the user's locale for an application whose resources are those of its delegate's module.
    static func setLocale(_ locale: LocaleSettings?, ofApplicationWith delegate: NSObject.Type) {
        UserLocale.set(locale)
        guard locale != nil else { return }
        MainBundleFolders.prefer(module: String(String(reflecting: delegate).prefix { $0 != "." }))
    }

    /// Ends the application: it enters the background and terminates. Starting another application does the same.
    public func end() {
        DelayedWork.shared.stopFollowing(delayOwner)
        run.end()
        UserLocale.set(nil)
    }

    // MARK: The running application

    /// `UIApplication.shared`.
    public var application: UIApplication { run.application }

    /// The screen of the scene that is driven.
    public private(set) var screen: UIScreen

    /// The key window of the driven scene, or its frontmost window if none is key. Without one the process ends, with a
    /// sentence about what the launch has looked for.
    public var window: UIWindow {
        guard let window = screen.shownWindows.last(where: \.isKeyWindow) ?? screen.shownWindows.last else {
            let reason = run.missingWindow ?? "The driven scene shows no window."
            FileHandle.standardError.write(Data("\(reason)\n".utf8))
            exit(EXIT_FAILURE)
        }
        return window
    }

    /// The root controller of the window that is driven.
    public var rootViewController: UIViewController? { window.rootViewController }

    /// All scenes, in the order in which they were opened. The first one is driven until `activate(_:)` chooses
    /// another.
    public var windowScenes: [UIWindowScene] { run.windowScenes }

    /// Brings a scene's window to the front, as a click on it does. The window gets the keyboard, and from now on the
    /// driver acts on this scene and its queries look at it.
    ///
    /// - Throws: ``DriverError`` when the scene is not connected.
    public func activate(_ scene: UIWindowScene) throws {
        guard drive(scene) else { throw DriverError("the scene is not connected") }
        hostWindow.activate()
        frame()
    }

    /// Makes the scene the one that is driven. Returns false if it has no window.
    @discardableResult
    func drive(_ scene: UIWindowScene) -> Bool {
        guard let window = run.hostWindow(of: scene) as? HeadlessWindow else { return false }
        hostWindow = window
        screen = scene.screen
        return true
    }

    /// Notes that the finger is down in the driven window; nil lifts it.
    func putFinger(at point: CGPoint?) {
        fingerPosition = point
        fingerWindow = point == nil ? nil : hostWindow
    }

    // MARK: Time

    /// The seconds since the start, on the clock of animations and gestures.
    public var time: TimeInterval { manualClock.now }

    /// Draws a frame now if one is due, without moving the clock, and ends the turn of the run loop.
    public func frame() {
        host.giveFrame()
        RunLoopTurn.end()
    }

    /// Moves the clock, with a frame every 60th of a second. Between frames it runs the work that is due on the main
    /// queue and in timers.
    ///
    /// It never waits for real time. Timers of the main run loop, delays of the main queue and `Task.sleep` follow this
    /// clock; what does not is awaited with `wait(until:timeout:)`.
    ///
    /// In a synchronous test of Swift Testing the main queue does not run before the test returns: make such a test
    /// `async` and `await` this method. Likewise, called without `await` in an asynchronous test or in a task, it leaves
    /// the main queue to the next `await`.
    public func advance(by seconds: TimeInterval) {
        noteRealTime(DelayedWork.shared.beginAdvance(delayOwner, by: seconds))
        defer { DelayedWork.shared.endAdvance(delayOwner) }
        host.advance(by: seconds) {
            runDelayedWork(onQueue: FirstThread.canRunMainQueue)
            serveMainQueue()
        }
    }

    /// Moves the clock, with a frame every 60th of a second, and runs the main queue between frames in asynchronous
    /// tests too.
    public func advance(by seconds: TimeInterval) async {
        noteRealTime(DelayedWork.shared.beginAdvance(delayOwner, by: seconds))
        defer { DelayedWork.shared.endAdvance(delayOwner) }
        var rest = seconds
        while rest > 1e-9 {
            await serveMainQueue()
            let step = min(rest, HeadlessHost.frameDuration)
            host.advance(by: step) { runDelayedWork(onQueue: true) }
            rest -= step
        }
        await serveMainQueue()
    }

    /// Runs timers, blocks of the main queue and tasks that are due.
    func runDelayedWork(onQueue: Bool) {
        DelayedWork.shared.run(at: time, of: delayOwner, onQueue: onQueue)
    }

    /// Whether a message says once that the clock passes the time of work that stays in real time.
    var warnsOfRealTime = true

    private func noteRealTime(_ warning: String?) {
        if let warning, warnsOfRealTime { Self.warn(warning) }
    }

    /// Prints what a test should know. Tests of the driver replace it.
    static var warn: (String) -> Void = { FileHandle.standardError.write(Data("UIKitTestDriver: \($0)\n".utf8)) }
}

extension ScreenSettings {
    fileprivate init(
        size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle, layoutDirection: UITraitEnvironmentLayoutDirection,
        contentSizeCategory: UIContentSizeCategory, safeArea: UIEdgeInsets, device: TestDevice?
    ) {
        self.init()
        self.size = device?.size ?? size
        self.scale = device?.scale ?? scale
        self.style = style
        self.layoutDirection = layoutDirection
        preferences.contentSizeCategory = contentSizeCategory
        safeAreaInsets = device?.safeArea ?? safeArea
    }
}

/// The delegate of an application that shows a single view controller.
@MainActor
private final class SingleWindowDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    private let viewController: UIViewController

    init(_ viewController: UIViewController) {
        self.viewController = viewController
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = viewController
        self.window = window
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
