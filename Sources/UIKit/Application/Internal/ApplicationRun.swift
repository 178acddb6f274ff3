import Foundation
import FoundationRepairs
package import HostInterface

/// One run of an application, from launch to end: owns its host, scenes, frame loop and life cycle. Several runs can
/// follow each other in one process, but never overlap.
@MainActor
package final class ApplicationRun {
    package private(set) static var current: ApplicationRun?

    package let application: UIApplication
    let host: any ApplicationHost
    let lifeCycle: LifeCycle
    let scenes = HostedScenes()
    private let frameLoop: FrameLoop
    private let requests = SceneRequests()
    /// The initial settings of scenes opened later, except for the preferences.
    private let initialSettings: ScreenSettings
    /// Nil for an application that keeps nothing between its runs.
    private let savedSessions: SavedSessions?
    /// See ``UIDevice/identifierForVendor``.
    private(set) lazy var deviceIdentifier: UUID? = state.map { SavedDevice.identifier(in: $0) }
    private let state: (any StateStore)?
    /// The inspector, if the program is linked with one and somebody has asked for it.
    let inspector = InspectorLink()
    let keyboardText: KeyboardText
    let pasteboards: Pasteboards
    private(set) lazy var menuController = UIMenuController()
    package let assistance = AssistiveTechnology()
    /// What the user has chosen for all applications.
    package internal(set) var preferences: UserPreferences
    private lazy var accessibility = AccessibilityProvider(run: self)
    /// What the assistive technologies of the desktop see.
    package var accessibilityTree: any HostAccessibilityTree { accessibility }
    /// Retained here, since UIApplication does not retain its delegate.
    private var delegate: (any UIApplicationDelegate)?
    private var hasEnded = false

    /// Opens the host's window and launches the application in it, until it is active. Ends the previous run first.
    ///
    /// - Parameters:
    ///   - state: what the application saved in its last run and saves in this one; nil saves nothing.
    ///   - shortcut: the quick action with which the user starts the application.
    ///   - urls: files and addresses that the user opens with it.
    package init(
        host: any ApplicationHost, settings: ScreenSettings, principalClass: UIApplication.Type = UIApplication.self,
        state: (any StateStore)? = nil, shortcut: ChosenShortcut? = nil, opening urls: [URL] = [],
        makeDelegate: () -> (any UIApplicationDelegate)?
    ) throws {
        UIKitClasses.prepare()
        Self.current?.end()
        _ = DebugFlags.current
        let hostWindow = try host.openWindow(HostWindowConfiguration(settings))
        self.host = host
        var settings = settings
        if settings.followsDesktopPreferences {
            settings.preferences = UserPreferences(host.preferences)
            settings.overrides.apply(to: &settings.preferences)
        }
        initialSettings = settings
        preferences = settings.preferences
        preferences.applyToProcess()
        frameLoop = FrameLoop(host: host, scenes: scenes)
        application = principalClass.newObject()
        lifeCycle = LifeCycle(application: application, scenes: scenes, state: state)
        savedSessions = state.map(SavedSessions.init)
        self.state = state
        keyboardText = KeyboardText(application: application, host: host)
        pasteboards = Pasteboards(clipboard: host.clipboard)
        Pasteboards.ofApplication = { UIApplication.current?.run?.pasteboards }
        UIApplication.current = application
        // The delegate's initializer may already read the shared application and its screen.
        application.run = self
        Self.current = self
        host.client = application
        if let bridge = host.accessibility {
            bridge.tree = accessibility
            accessibility.accessibilityDidChange(bridge)
        }
        let first = addScene(in: hostWindow, settings, savedSessions?.next())
        delegate = makeDelegate()
        application.delegate = delegate
        let reason = lifeCycle.launch(with: shortcut, opening: urls)
        first.lifeCycle.connect(shortcut: reason.shortcut, urls: reason.urls)
        lifeCycle.didLaunch(for: reason)
        first.lifeCycle.becomeActive()
        if lifeCycle.livesByScenes { requests.add { [weak self] in self?.reopenScenes() } }
        host.requestFrame()
        if let missingWindow { ConsoleLog.message(missingWindow) }
    }

    /// Why no window is shown; nil if one is.
    package var missingWindow: String? { MissingWindow(in: self)?.message }

    /// Opens a window for each further session of the last run.
    private func reopenScenes() {
        while let session = savedSessions?.next() {
            guard let window = try? host.openWindow(HostWindowConfiguration(settings)) else { return }
            let hosted = addScene(in: window, settings, session)
            scenes.connect(hosted) { hosted.lifeCycle.connect() }
        }
    }

    private var settings: ScreenSettings {
        var settings = initialSettings
        settings.preferences = preferences
        return settings
    }

    /// The preferences that do not follow the desktop.
    var preferenceOverrides: PreferenceOverrides { initialSettings.overrides }

    func saveSessions() { savedSessions?.save(scenes.all.map(\.scene.session)) }

    /// Ends the application: moves it to the background, terminates it, and clears all state before the next run.
    package func end() {
        guard !hasEnded else { return }
        hasEnded = true
        lifeCycle.terminate()
        inspector.end()
        host.client = nil
        if let bridge = host.accessibility {
            bridge.tree = nil
            accessibility.end()
        }
        for hosted in scenes.all { hosted.close() }
        requests.forget()
        frameLoop.end()
        // A client may keep the application alive, which does not retain its delegate.
        application.delegate = nil
        UIApplication.current = nil
        Self.current = nil
        UserPreferences().applyToProcess()
        AppearanceProxies.shared.removeAll()
        // Views created without an application have the traits of the off-screen screen.
        ThreadTraits.screen = UIScreen.main.traitCollection
        host.stop()
    }

    // MARK: Scenes

    /// The screen of the front scene; nil after the end.
    package var screen: UIScreen? { scenes.front?.screen }

    var scene: UIWindowScene? { scenes.front?.scene }

    /// The scenes in the order in which they were opened.
    package var windowScenes: [UIWindowScene] { scenes.all.map(\.scene) }

    func scene(of hostWindow: any HostWindow) -> UIWindowScene? { scenes[hostWindow]?.scene }

    var openSessions: Set<UISceneSession> { Set(scenes.all.map(\.scene.session)) }

    private func addScene(
        in hostWindow: any HostWindow, _ settings: ScreenSettings, _ session: UISceneSession? = nil
    ) -> HostedScene {
        let hosted = HostedScene(
            hostWindow: hostWindow, settings: settings, session: session ?? UISceneSession(role: .windowApplication),
            application: lifeCycle)
        scenes.add(hosted)
        scenes.adoptTraits()
        AccessibilityProvider.listening?.windowDidOpen(hosted.scene)
        return hosted
    }

    /// Activates the scene of a session, or opens a window with a new scene. Calls `failed` if the host opens no
    /// window.
    func requestActivation(
        of session: UISceneSession?, userActivity: NSUserActivity?, failed: ((any Error) -> Void)?
    ) {
        requests.add { [weak self] in
            guard let self else { return }
            do {
                try activate(session, userActivity)
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                failed?(UISceneError(.requestDenied))
            }
        }
        host.requestFrame()
    }

    /// Calls a handler before the next frame or in the next block of the main queue.
    func perform(_ handler: @escaping @MainActor () -> Void) {
        requests.add(handler)
        host.requestFrame()
    }

    private func activate(_ session: UISceneSession?, _ activity: NSUserActivity?) throws {
        if let session {
            guard let hosted = scenes[session] else { throw HostError("The scene's session has been discarded.") }
            hosted.hostWindow.activate()
            if let activity { send(activity) { hosted.lifeCycle.continue($0) } }
            return
        }
        var settings = settings
        // The size belongs to each window, but text size and layout direction are the user's.
        settings.adoptPreferences(of: scenes.front?.screen.settings ?? settings)
        let hosted = addScene(in: try host.openWindow(HostWindowConfiguration(settings)), settings)
        scenes.connect(hosted) {
            if let activity {
                send(activity) {
                    hosted.lifeCycle.connect(userActivities: [$0])
                    return true
                }
            } else {
                hosted.lifeCycle.connect()
            }
        }
        hosted.hostWindow.activate()
        host.requestFrame()
    }

    /// Completes an activity, has it continued, and tells its delegate. An invalid one is not continued.
    private func send(_ activity: NSUserActivity, to continuing: (NSUserActivity) -> Bool) {
        if activity.needsSave { lifeCycle.update(activity, in: scenes.front?.scene) }
        guard continuing(activity) else { return }
        NSUserActivityDelegateMethods.wasContinued.receiver(activity.delegate)?.userActivityWasContinued(activity)
    }

    /// Closes the window of a session's scene.
    func requestDestruction(of session: UISceneSession) {
        requests.add { [weak self] in
            guard let self, let hosted = scenes[session] else { return }
            discard(hosted)
        }
        host.requestFrame()
    }

    /// Called when the user or the application closes a window. Closing the last window ends the application.
    private func discard(_ hosted: HostedScene) {
        guard scenes.all.count > 1 else { return end() }
        hosted.lifeCycle.disconnect()
        scenes.remove(hosted)
        AccessibilityProvider.listening?.windowDidClose(hosted.scene)
        saveSessions()
        hosted.close()
        ApplicationDelegateMethods.didDiscard.receiver(application.delegate)?.application(
            application, didDiscardSceneSessions: [hosted.scene.session])
        host.requestFrame()
    }

    // MARK: Events of the host

    func receive(_ event: HostEvent, in window: any HostWindow) {
        guard let hosted = scenes[window] else { return }
        if case .closeRequested = event { return discard(hosted) }
        let parts = FrameParts.current
        parts?.begin("events")
        hosted.receive(event, application: application, keyboardText: keyboardText, time: host.clock.now)
        parts?.end()
        switch hosted.takeWish() {
        case .closeWindow: return discard(hosted)
        case .quit: return end()
        case .inspect: inspector.toggle(in: hosted.scene)
        default: break
        }
        switch event {
        case .activation(let isActive):
            scenes.adoptTraits()
            AccessibilityProvider.listening?.windowDidActivate(hosted.scene, isActive)
        case .visibility(true): host.requestFrame()
        default: break
        }
        if !hasEnded { keyboardText.place() }
    }

    func clipboardDidChange() {
        pasteboards.clipboardDidChange()
    }

    func runFrame() {
        requests.serve()
        guard !hasEnded else { return }
        frameLoop.runFrame()
        keyboardText.place()
        AccessibilityProvider.listening?.frameDidEnd()
    }

    package func receiveMemoryWarning() {
        lifeCycle.receiveMemoryWarning()
    }

    /// Creates an application delegate of a class with its `init()`.
    package static func makeDelegate(of type: NSObject.Type) -> (any UIApplicationDelegate)? {
        type.newObject() as? any UIApplicationDelegate
    }
}

extension ApplicationRun {
    /// Runs an application in the host that the environment selects, and returns the exit status of the process.
    static func main(principalClass: UIApplication.Type, delegateClass: NSObject.Type?) -> Int32 {
        FoundationRepairs.beginApplication()
        do {
            let environment = ProcessInfo.processInfo.environment
            let chosen = try HostSelection(environment: environment).makeHost()
            // Loads the fonts while the window opens. It must not begin before the host exists: libX11 reads its key
            // tables character by character, which takes longer while a second thread is running.
            Trestle.beginText()
            FontDescription.beginLoadingFonts()
            let settings = ScreenSettings.ofEnvironment
            let host = try RecordedSession.host(chosen, environment: environment, settings: settings)
            // A session that is recorded from its launch on begins as that of a new installation.
            let state =
                RecordedSession.isWhole(environment)
                ? nil : StateFolder(environment: environment, application: ProcessInfo.processInfo.processName)
            let shortcut = environment["TRESTLE_SHORTCUT"].map(ChosenShortcut.type)
            let urls = LaunchArguments(Bundle.main.infoDictionary ?? [:])
                .urls(in: Array(CommandLine.arguments.dropFirst()), folder: FileManager.default.currentDirectoryPath)
            let run = try ApplicationRun(
                host: host, settings: settings, principalClass: principalClass, state: state, shortcut: shortcut,
                opening: urls
            ) {
                delegateClass.flatMap(makeDelegate(of:))
            }
            ApplicationIdentity.showIcon(in: host)
            run.inspector.start(environment: environment, in: run.scene)
            host.run()
            run.end()
            return EXIT_SUCCESS
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return EXIT_FAILURE
        }
    }
}

extension HostWindowConfiguration {
    init(_ settings: ScreenSettings) {
        self.init(
            size: HostSize(width: settings.size.width, height: settings.size.height),
            scale: (settings.nativeScale ?? settings.scale).map(Double.init), frameRate: settings.frameRate,
            appearance: settings.followsDesktopStyle ? nil : settings.style == .dark ? .dark : .light,
            title: ProcessInfo.processInfo.processName)
    }
}
