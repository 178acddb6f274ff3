import Foundation
internal import HostInterface

/// The running application: its state, its scenes, and the way of every event.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The application. Before `UIApplicationMain` (a unit test that starts none) one that has not launched.
    open class var shared: UIApplication {
        if let current { return current }
        let idle = UIApplication()
        current = idle
        return idle
    }

    /// The application that ``shared`` answers; set by ``ApplicationRun``.
    static var current: UIApplication?

    // Sound: as on Apple's systems, whoever sets a delegate keeps it alive; the run keeps its own, and clears this at its end.
    open unowned(unsafe) var delegate: (any UIApplicationDelegate)?

    /// What this application runs in; nil before launch and after the end.
    weak var run: ApplicationRun?

    public override init() {
        super.init()
    }

    // MARK: State

    open var applicationState: UIApplication.State {
        run?.lifeCycle.state ?? .inactive
    }

    /// The user's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Keeps the display from going dark while nobody touches anything. False by default.
    open var isIdleTimerDisabled: Bool {
        get { run?.host.keepsDisplayAwake ?? false }
        set { run?.host.keepsDisplayAwake = newValue }
    }

    /// Of the scene in front.
    @available(*, deprecated, message: "Use the interfaceOrientation property of the window scene instead.")
    open var statusBarOrientation: UIInterfaceOrientation { run?.scene?.interfaceOrientation ?? .portrait }

    /// Keeps its value and shows nothing: windows of a desktop have no status bar. Deprecated in iOS 13. False by default.
    @available(*, deprecated, message: "Provide a custom network activity UI in your app if desired.")
    open var isNetworkActivityIndicatorVisible = false

    // MARK: Other programs

    /// Has the desktop open an address with the program that the user chose for its kind: a page in the browser, a file in its editor.
    ///
    /// - Parameter completion: told on the main queue, later, whether a program was started.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isOpened = run?.host.open(url.absoluteString) ?? false
        DispatchQueue.main.async { completion?(isOpened) }
    }

    /// Whether a program is there for addresses of this scheme.
    open func canOpenURL(_ url: URL) -> Bool {
        run?.host.canOpen(url.absoluteString) ?? false
    }

    // MARK: Scenes and windows

    open var connectedScenes: Set<UIScene> {
        run?.lifeCycle.connectedScenes ?? []
    }

    open var openSessions: Set<UISceneSession> {
        run?.openSessions ?? []
    }

    /// True for an application that lives by scenes: one whose delegate answers
    /// ``UIApplicationDelegate/application(_:configurationForConnecting:options:)``. There is no scene manifest to say otherwise.
    open var supportsMultipleScenes: Bool { run?.lifeCycle.livesByScenes ?? false }

    /// Opens a window with a new scene, or brings the window of a session's scene to the front.
    ///
    /// Returns before anything happens. A new scene gets the activity with its connection options, an existing one through
    /// ``UISceneDelegate/scene(_:continue:)``.
    ///
    /// - Parameters:
    ///   - sceneSession: nil for a new scene.
    ///   - errorHandler: called with a ``UISceneError`` when the application does not live by scenes or no window can be opened; standard
    ///     error then says why.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard sceneSession != nil || supportsMultipleScenes else {
            errorHandler?(UISceneError(.multipleScenesNotSupported))
            return
        }
        run?.requestActivation(of: sceneSession, userActivity: userActivity, failed: errorHandler)
    }

    /// Closes the window of a session's scene: the scene disconnects, then the delegate hears that the session was discarded. The
    /// application ends with its last window.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard openSessions.contains(sceneSession) else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        run?.requestDestruction(of: sceneSession)
    }

    /// The windows of all connected scenes: of each scene back to front, scenes in the order in which they were opened.
    open var windows: [UIWindow] {
        run?.windowScenes.flatMap(\.windows) ?? []
    }

    /// The key window of the scene in front, else of another one.
    open var keyWindow: UIWindow? {
        run?.scene?.keyWindow ?? run?.windowScenes.lazy.compactMap(\.keyWindow).first
    }

    // MARK: Events

    /// Sends an event to the windows it is for. Override to see every event; call super to have it delivered.
    open func sendEvent(_ event: UIEvent) {
        for window in event.windows { window.sendEvent(event) }
    }

    /// Sends a message with sender and event as arguments, as far as the selector takes them.
    ///
    /// - Parameter target: an object or a class; nil for whoever takes the action, first of the first responder and those up the chain from there, then
    ///   of the sender and those up from there. A target without such a method raises an exception.
    /// - Returns: whether anybody got it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let receiver = target ?? taker(of: action, from: sender) else { return false }
        MessageSend.send(action, to: receiver, sender, event)
        return true
    }

    /// Where the search begins without a first responder is unverified.
    private func taker(of action: Selector, from sender: Any?) -> Any? {
        let sender = sender as? UIResponder
        let window = sender?.responderWindow ?? keyWindow
        return window?.firstResponder?.target(forAction: action, withSender: sender)
            ?? (sender ?? self).target(forAction: action, withSender: sender)
    }

    open override var next: UIResponder? {
        let responder = delegate as? UIResponder
        return responder === self ? nil : responder
    }
}

extension UIApplication {
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a file is opened.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A Bool: the file is the user's own and no copy. Always true on a desktop.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

extension UIApplication {
    public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    }
    public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    }
    public nonisolated class var willResignActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    }
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    }
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    }
    public nonisolated class var willTerminateNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillTerminateNotification")
    }
    public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }
}
