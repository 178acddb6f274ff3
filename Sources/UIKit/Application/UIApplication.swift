import Foundation
internal import HostInterface

/// The running application: manages its state and its scenes, and distributes events.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The application. If none is running, as in a unit test of a library, an application that has not been launched.
    open class var shared: UIApplication {
        if let current { return current }
        TestHost.launch()
        if let current { return current }
        let idle = UIApplication()
        current = idle
        return idle
    }

    /// The application returned by ``shared``; set by ``ApplicationRun``.
    static var current: UIApplication?

    // Sound: as on Apple's platforms, the code that sets a delegate keeps it alive; the run keeps its own, and clears
    // this at its end.
    /// The object that `UIApplicationMain` has created, and that is told of the application's life. Not retained.
    open unowned(unsafe) var delegate: (any UIApplicationDelegate)?

    /// The run of this application; nil before launch and after the end.
    weak var run: ApplicationRun?

    public override init() {
        super.init()
    }

    // MARK: State

    /// Whether the application is active: that of its most active scene.
    open var applicationState: UIApplication.State {
        run?.lifeCycle.state ?? .inactive
    }

    /// The text size that the user chose.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    /// The direction of the user's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Whether the display stays on while there is no input. The default is false.
    open var isIdleTimerDisabled: Bool {
        get { run?.host.keepsDisplayAwake ?? false }
        set { run?.host.keepsDisplayAwake = newValue }
    }

    /// The orientation of the front scene.
    @available(*, deprecated, message: "Use the interfaceOrientation property of the window scene instead.")
    open var statusBarOrientation: UIInterfaceOrientation { run?.scene?.interfaceOrientation ?? .portrait }

    /// Stored, but has no effect: desktop windows have no status bar. Deprecated in iOS 13. The default is false.
    @available(*, deprecated, message: "Provide a custom network activity UI in your app if desired.")
    open var isNetworkActivityIndicatorVisible = false

    // MARK: Status bar

    // Before iOS 9 the application decided how the status bar looks. It still does if the Info.plist has
    // `UIViewControllerBasedStatusBarAppearance` with the value NO; otherwise the setters have no effect, as on iOS.

    /// The style that the application has set, or else the one that the controllers of the key window prefer.
    open var statusBarStyle: UIStatusBarStyle {
        get { SystemBars(of: keyWindow).statusBarStyle }
        @available(*, deprecated, message: "Use preferredStatusBarStyle of a view controller")
        set { if decidesOnStatusBar { askedStatusBar.style = newValue } }
    }

    /// True: a desktop's windows have no status bar. Tests see in `app.systemBars` what was set.
    open var isStatusBarHidden: Bool {
        get { true }
        @available(*, deprecated, message: "Use prefersStatusBarHidden of a view controller")
        set { if decidesOnStatusBar { askedStatusBar.isHidden = newValue } }
    }

    @available(*, deprecated, message: "Use preferredStatusBarStyle of a view controller")
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }

    @available(*, deprecated, message: "Use prefersStatusBarHidden of a view controller")
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        isStatusBarHidden = hidden
    }

    /// Zero: windows do not rotate.
    @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
    open var statusBarOrientationAnimationDuration: TimeInterval { 0 }

    /// What the application asked of the status bar; see ``statusBarStyle``.
    var askedStatusBar = AskedStatusBar()
    var hasRefusedBadge = false

    // MARK: Notifications of the system

    /// Fails: no service sends remote notifications to a desktop. The delegate's
    /// ``UIApplicationDelegate/application(_:didFailToRegisterForRemoteNotificationsWithError:)`` is called later on the
    /// main queue.
    open func registerForRemoteNotifications() { refuseRemoteNotifications() }

    /// Does nothing, since the application is never registered.
    open func unregisterForRemoteNotifications() {}

    /// False.
    open var isRegisteredForRemoteNotifications: Bool { false }

    /// Zero: icons of a desktop have no badge, as on iOS without the user's permission to set one. A number that is set is
    /// written to the console once, and not kept. That UIKit does not keep it without permission is unverified.
    open var applicationIconBadgeNumber: Int {
        get { 0 }
        set { refuseBadge(newValue) }
    }

    // MARK: Quick actions

    /// The quick actions that the application has registered, beside those of its Info.plist. They last until it
    /// registers others, also in later runs; nil if there are none.
    ///
    /// Desktops show no actions beside a program's icon. `TRESTLE_SHORTCUT=TYPE` in the environment starts the program
    /// with the action of a type: an entry of `UIApplicationShortcutItems` in the Info.plist, or one that was
    /// registered.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        get { run?.lifeCycle.quickActions.registered }
        set { run?.lifeCycle.quickActions.registered = newValue }
    }

    // MARK: Work in the background

    /// Begins a task that is to be completed if the application is in the background meanwhile.
    ///
    /// A desktop suspends no application, so the task has all the time it needs. Only the end of the application ends
    /// it: the handlers of all tasks are then called before the application's delegate is told.
    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// The same with a name, for debugging.
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        run?.lifeCycle.backgroundTasks.begin(handler) ?? .invalid
    }

    /// Ends a task that was begun with this identifier; its handler is not called any more. Does nothing for an
    /// identifier that is not in use.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        run?.lifeCycle.backgroundTasks.end(identifier)
    }

    /// The time that the application has in the background, in seconds: the greatest number, because it is never
    /// suspended.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// `.restricted`: a desktop does not launch applications to refresh their contents, and the user cannot change that.
    /// An application in the background keeps running.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

    /// Does nothing, as on iOS while ``backgroundRefreshStatus`` is `.restricted`.
    @available(*, deprecated, message: "Use a BGAppRefreshTask in the BackgroundTasks framework instead")
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    /// True: files are not locked while the screen is.
    open var isProtectedDataAvailable: Bool { true }

    /// Does nothing: a desktop has no events of headphones or of a lock screen, and ``UIResponder`` gets none of them.
    open func beginReceivingRemoteControlEvents() {}

    /// Does nothing.
    open func endReceivingRemoteControlEvents() {}

    // MARK: Icons

    /// False: the icon of an application is in its desktop entry, which belongs to the user.
    open var supportsAlternateIcons: Bool { false }

    /// Nil: the primary icon is used.
    open var alternateIconName: String? { nil }

    /// Fails with `CocoaError.featureUnsupported`.
    ///
    /// - Parameter completionHandler: called later on the main queue.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async { completionHandler?(CocoaError(.featureUnsupported)) }
    }

    // MARK: Orientations

    /// Returns the orientations that the Info.plist lists (`UISupportedInterfaceOrientations`), by default all that a
    /// device of the idiom supports. The user gives a window any shape, whatever they are.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        run?.lifeCycle.manifest.orientations
            ?? (UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
    }

    // MARK: Other programs

    /// Opens a URL with the program that the user chose for its type, for example a web page in the browser or a file
    /// in its editor.
    ///
    /// - Parameter completion: called later on the main queue, with whether a program was started.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isOpened = options.wantsOwner ? false : run?.host.open(url.absoluteString) ?? false
        DispatchQueue.main.async { completion?(isOpened) }
    }

    /// Opens a URL and returns whether a program was started.
    @available(*, deprecated, message: "Use open(_:options:completionHandler:) instead")
    @discardableResult
    open func openURL(_ url: URL) -> Bool { run?.host.open(url.absoluteString) ?? false }

    /// Returns whether a program is installed for URLs of this scheme.
    open func canOpenURL(_ url: URL) -> Bool {
        run?.host.canOpen(url.absoluteString) ?? false
    }

    // MARK: Scenes and windows

    /// The scenes that have windows.
    open var connectedScenes: Set<UIScene> {
        run?.lifeCycle.connectedScenes ?? []
    }

    /// The sessions of scenes, also of those without a window at present.
    open var openSessions: Set<UISceneSession> {
        run?.openSessions ?? []
    }

    /// Whether the application uses the scene life cycle: true if its delegate implements
    /// ``UIApplicationDelegate/application(_:configurationForConnecting:options:)``. There is no scene manifest.
    open var supportsMultipleScenes: Bool { run?.lifeCycle.livesByScenes ?? false }

    /// Opens a window with a new scene, or brings the window of a session's scene to the front.
    ///
    /// Returns before anything happens. A new scene receives the activity in its connection options, an existing one in
    /// ``UISceneDelegate/scene(_:continue:)``.
    ///
    /// - Parameters:
    ///   - sceneSession: nil for a new scene.
    ///   - errorHandler: called with a ``UISceneError`` if the application does not use the scene life cycle or no
    ///     window can be opened; the reason is then written to standard error.
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

    /// Closes the window of a session's scene: the scene disconnects, then the application delegate is informed that
    /// the session was discarded. Closing the last window ends the application.
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

    /// Zero: a desktop's windows have no status bar.
    @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
    open var statusBarFrame: CGRect { .zero }

    /// The windows of all connected scenes, from back to front within each scene; the scenes are in the order in which
    /// they were opened.
    open var windows: [UIWindow] {
        run?.windowScenes.flatMap(\.windows) ?? []
    }

    /// The key window of the front scene, or else of another one.
    open var keyWindow: UIWindow? {
        run?.scene?.keyWindow ?? run?.windowScenes.lazy.compactMap(\.keyWindow).first
    }

    // MARK: Events

    /// The calls of ``beginIgnoringInteractionEvents()`` that have not ended.
    private var ignoredInteractions = 0

    /// Whether touches are dropped: while there were more calls of ``beginIgnoringInteractionEvents()`` than of
    /// ``endIgnoringInteractionEvents()``.
    @available(*, deprecated, message: "Use UIView's userInteractionEnabled property instead")
    open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

    /// Drops touches until ``endIgnoringInteractionEvents()`` was called as often.
    @available(*, deprecated, message: "Use UIView's userInteractionEnabled property instead")
    open func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }

    @available(*, deprecated, message: "Use UIView's userInteractionEnabled property instead")
    open func endIgnoringInteractionEvents() { ignoredInteractions = max(0, ignoredInteractions - 1) }

    /// Sends an event to its windows. Override it to see every event; call `super` to have the event delivered.
    open func sendEvent(_ event: UIEvent) {
        if ignoredInteractions > 0, event.type == .touches { return }
        for window in event.windows { window.sendEvent(event) }
    }

    /// Whether shaking the device offers to undo and redo, if no responder handles it. The default is true.
    open var applicationSupportsShakeToEdit = true

    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake, applicationSupportsShakeToEdit, let window = (event as? MotionEvent)?.window,
            ShakeToEdit(window: window).offer()
        {
            return
        }
        super.motionEnded(motion, with: event)
    }

    /// Sends a message with as many of the arguments sender and event as the selector takes.
    ///
    /// - Parameter target: an object or a class; nil for the first object that can perform the action, searched from
    ///   the first responder along the responder chain, then from the sender along its chain. A target without the
    ///   method raises an exception.
    /// - Returns: Whether an object received the message.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let receiver = target ?? taker(of: action, from: sender) else { return false }
        MessageSend.send(action, to: receiver, sender, event)
        return true
    }

    /// The start of the search when there is no first responder is unverified.
    private func taker(of action: Selector, from sender: Any?) -> Any? {
        let sender = sender as? UIResponder
        let window = sender?.responderWindow ?? keyWindow
        return window?.firstResponder?.target(forAction: action, withSender: sender)
            ?? (sender ?? self).target(forAction: action, withSender: sender)
    }

    /// Asks the delegate, if it is a responder.
    open override func buildMenu(with builder: any UIMenuBuilder) {
        (delegate as? UIResponder)?.buildMenu(with: builder)
    }

    open override var next: UIResponder? {
        let responder = delegate as? UIResponder
        return responder === self ? nil : responder
    }

    /// Opens a URL with the program that the user chose for its type, and returns whether a program was started.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Notifications before iOS 10

    /// Asks for permission to notify the user, which a desktop does not give. The delegate's
    /// ``UIApplicationDelegate/application(_:didRegister:)`` is called later on the main queue.
    @available(*, deprecated, message: "Use UserNotifications Framework's requestAuthorization")
    open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                ApplicationDelegateMethods.didRegisterSettings.receiver(self.delegate)?.application(
                    self, didRegister: self.allowedNotifications)
            }
        }
    }

    /// Settings that allow nothing.
    @available(*, deprecated, message: "Use UserNotifications Framework's getNotificationSettings")
    open var currentUserNotificationSettings: UIUserNotificationSettings? { allowedNotifications }

    /// None.
    @available(*, deprecated, message: "Use isRegisteredForRemoteNotifications")
    open func enabledRemoteNotificationTypes() -> UIRemoteNotificationType { [] }

    /// Fails as ``registerForRemoteNotifications()`` does.
    @available(*, deprecated, message: "Use registerForRemoteNotifications()")
    open func registerForRemoteNotifications(matching types: UIRemoteNotificationType) {
        registerForRemoteNotifications()
    }

    /// Schedules nothing, since there is no permission; the console says so, as on iOS.
    @available(*, deprecated, message: "Use UserNotifications Framework's UNUserNotificationCenter")
    open func scheduleLocalNotification(_ notification: UILocalNotification) { refuse(notification) }

    /// Shows nothing, since there is no permission; the console says so.
    @available(*, deprecated, message: "Use UserNotifications Framework's UNUserNotificationCenter")
    open func presentLocalNotificationNow(_ notification: UILocalNotification) { refuse(notification) }

    /// Always empty. Setting it is scheduling.
    @available(*, deprecated, message: "Use UserNotifications Framework's UNUserNotificationCenter")
    open var scheduledLocalNotifications: [UILocalNotification]? {
        get { [] }
        set { newValue?.forEach(refuse) }
    }

    /// Nothing is scheduled that could be canceled.
    @available(*, deprecated, message: "Use UserNotifications Framework's UNUserNotificationCenter")
    open func cancelLocalNotification(_ notification: UILocalNotification) {}

    /// Nothing is scheduled that could be canceled.
    @available(*, deprecated, message: "Use UserNotifications Framework's UNUserNotificationCenter")
    open func cancelAllLocalNotifications() {}

    /// Changes the icon of the application; throws `CocoaError.featureUnsupported`, since a desktop's icons are fixed.
    open func setAlternateIconName(_ alternateIconName: String?) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            setAlternateIconName(alternateIconName) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    // MARK: State restoration

    /// Saves and restores the state of an object that is neither a view nor a view controller. The object is not
    /// retained.
    open class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) {
        RegisteredObjects.add(object, restorationIdentifier)
    }

    /// Says that the application goes on restoring its state after it was launched. If it ends before
    /// ``completeStateRestoration()``, the saved state is dropped at the next launch. Each call needs its completion.
    open func extendStateRestoration() { run?.lifeCycle.restorationAttempt?.extend() }

    /// Ends one call of ``extendStateRestoration()``.
    open func completeStateRestoration() { run?.lifeCycle.restorationAttempt?.complete() }

    // MARK: What a desktop does not have

    /// Does nothing: applications are not shown by pictures before they have started.
    open func ignoreSnapshotOnNextApplicationLaunch() {}

    /// Does nothing: no pictures of scenes are kept.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    /// Returns false: nothing wakes an application.
    @available(*, deprecated, message: "Please use PushKit for VoIP applications.")
    open func setKeepAliveTimeout(_ timeout: TimeInterval, handler keepAliveHandler: (() -> Void)? = nil) -> Bool {
        false
    }

    /// Does nothing, since there is no timeout.
    @available(*, deprecated, message: "Please use PushKit for VoIP applications.")
    open func clearKeepAliveTimeout() {}

    /// Does nothing: a window has the orientation of its shape.
    @available(*, deprecated, message: "The application's orientation is that of its scene")
    open func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {}
}

extension UIApplication {
    /// Whether the application is active, inactive or in the background.
    public enum State: Int, Sendable {
        /// Whether the application has the keyboard, is visible without it, or is not visible.
        case active, inactive, background
    }
}
