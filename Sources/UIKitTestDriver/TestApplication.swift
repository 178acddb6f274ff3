import Foundation
internal import HeadlessHost
internal import HostInterface
import UIKit

/// An application in memory, driven by a test: no display, no waiting, the same frames every time.
///
/// Time stands still until ``advance(by:)`` moves it, 60 frames a second. Call it from XCTest (plain test methods on the main
/// thread) or from Swift Testing (suites marked `@MainActor @Suite(.serialized)`): what cannot be done throws a ``DriverError`` that says
/// what was looked for and what is there.
///
/// One application runs at a time: starting the next one ends the one before. A synchronous test has the main actor to itself; tests that
/// `await`, and suites that start their application in `init`, must not run beside others: `swift test --no-parallel`, or one serialized
/// suite around them.
///
/// ```swift
/// let app = try TestApplication(showing: CitiesViewController(style: .plain))
/// try app.tap(text: "Lisbon")
/// #expect(app.visibleTexts.contains("Portugal"))
/// ```
@preconcurrency @MainActor
public final class TestApplication {
    let host: HeadlessHost
    /// The window that fingers, keys and questions go to; see ``activate(_:)``.
    private(set) var hostWindow: HeadlessWindow
    let run: ApplicationRun
    let manualClock: ManualClock
    /// The finger of ``touchDown(at:)``, while it is down.
    var fingerPosition: CGPoint?

    /// Shows a view controller as the root of a window, with the first frame drawn and `viewDidAppear` called.
    ///
    /// - Parameters:
    ///   - size: the window's, in points.
    ///   - scale: pixels a point in pictures: 1, 2 or 3.
    ///   - device: a device's size, scale and safe area, instead of `size`, `scale` and `safeArea`.
    public convenience init(
        showing viewController: UIViewController, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
        style: UIUserInterfaceStyle = .light, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        contentSizeCategory: UIContentSizeCategory = .large, safeArea: UIEdgeInsets = .zero, device: TestDevice? = nil
    ) throws {
        try self.init(
            settings: ScreenSettings(
                size: size, scale: scale, style: style, layoutDirection: layoutDirection,
                contentSizeCategory: contentSizeCategory, safeArea: safeArea, device: device)
        ) { SingleWindowDelegate(viewController) }
    }

    /// Starts a whole application, as `UIApplicationMain` would: its delegate is made and lives through launch and activation.
    public convenience init(
        delegate delegateClass: (some NSObject & UIApplicationDelegate).Type,
        size: CGSize = CGSize(width: 390, height: 844),
        scale: CGFloat = 2, style: UIUserInterfaceStyle = .light,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        contentSizeCategory: UIContentSizeCategory = .large, safeArea: UIEdgeInsets = .zero, device: TestDevice? = nil
    ) throws {
        try self.init(
            settings: ScreenSettings(
                size: size, scale: scale, style: style, layoutDirection: layoutDirection,
                contentSizeCategory: contentSizeCategory, safeArea: safeArea, device: device)
        ) { ApplicationRun.makeDelegate(of: delegateClass) }
    }

    private init(settings: ScreenSettings, makeDelegate: () -> (any UIApplicationDelegate)?) throws {
        manualClock = ManualClock()
        host = HeadlessHost(clock: manualClock)
        run = try ApplicationRun(host: host, settings: settings, makeDelegate: makeDelegate)
        hostWindow = host.windows[0]
        screen = run.windowScenes[0].screen
        frame()
    }

    /// Ends the application: it enters the background and terminates. Also done by starting the next one.
    public func end() {
        run.end()
    }

    // MARK: What runs

    public var application: UIApplication { run.application }

    /// Of the scene that is driven.
    public private(set) var screen: UIScreen

    /// The scene's key window, else its frontmost one.
    public var window: UIWindow {
        guard let window = screen.shownWindows.last(where: \.isKeyWindow) ?? screen.shownWindows.last else {
            preconditionFailure("the application shows no window")
        }
        return window
    }

    public var rootViewController: UIViewController? { window.rootViewController }

    /// The scenes in the order in which they were opened. One is driven: the first, until ``activate(_:)`` chooses another.
    public var windowScenes: [UIWindowScene] { run.windowScenes }

    /// Brings a scene's window to the front, as a click on it does: it gets the keyboard, and everything that the driver does and asks
    /// goes to it from now on.
    public func activate(_ scene: UIWindowScene) throws {
        guard drive(scene) else { throw DriverError("the scene is not connected") }
        hostWindow.activate()
        frame()
    }

    /// False when the scene has no window.
    @discardableResult
    func drive(_ scene: UIWindowScene) -> Bool {
        guard let window = run.hostWindow(of: scene) as? HeadlessWindow else { return false }
        hostWindow = window
        screen = scene.screen
        return true
    }

    // MARK: Time

    /// Seconds since the start, on the clock of animations and gestures.
    public var time: TimeInterval { manualClock.now }

    /// Draws what changed, now; time stands still.
    public func frame() {
        host.giveFrame()
    }

    /// Lets time pass: a frame every 60th of a second, and between frames what is already due on the main queue and in timers.
    ///
    /// Never waits: Foundation's timers and `Task.sleep` live in real time (see ``wait(until:timeout:)``). In a synchronous test of Swift Testing
    /// nothing of the main queue runs before the test returns; make the test `async` and `await` there.
    public func advance(by seconds: TimeInterval) {
        host.advance(by: seconds, betweenFrames: serveMainQueue)
    }

    /// The same, serving the main queue in asynchronous tests too.
    public func advance(by seconds: TimeInterval) async {
        var rest = seconds
        while rest > 1e-9 {
            await serveMainQueue()
            let step = min(rest, HeadlessHost.frameDuration)
            host.advance(by: step)
            rest -= step
        }
        await serveMainQueue()
    }
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
        self.contentSizeCategory = contentSizeCategory
        safeAreaInsets = device?.safeArea ?? safeArea
    }
}

/// The delegate of an application that shows one view controller.
@MainActor
private final class SingleWindowDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    private let viewController: UIViewController

    init(_ viewController: UIViewController) {
        self.viewController = viewController
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = viewController
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
