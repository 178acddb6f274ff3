import Foundation

/// The state of an application, which is the most active state among its scenes. Owned by ``ApplicationRun``.
@MainActor
package final class LifeCycle {
    unowned let application: UIApplication
    private let scenes: HostedScenes
    private(set) var connectedScenes: Set<UIScene> = []
    /// What the application's Info.plist says about its scenes and its main storyboard.
    var manifest = ApplicationManifest()
    /// Whether the application uses the scene life cycle: the delegates of scenes are called in place of the
    /// application delegate.
    var livesByScenes = false
    private(set) var isLaunching = true
    let quickActions: QuickActions
    /// Nil for an application that keeps nothing between its runs.
    private let restoration: InterfaceRestoration?
    let restorationAttempt: RestorationAttempt?
    private var activations = 0
    var backgroundTasks = BackgroundTasks()

    init(application: UIApplication, scenes: HostedScenes, state: (any StateStore)?) {
        self.application = application
        self.scenes = scenes
        quickActions = QuickActions(store: state)
        let attempt = state.map(RestorationAttempt.init)
        restorationAttempt = attempt
        restoration = state.flatMap { state in
            attempt.map { InterfaceRestoration(application: application, store: state, attempt: $0) }
        }
    }

    var state: UIApplication.State {
        switch stage {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }

    /// The state of the application: inactive before the first scene connects, and background after the last one
    /// disconnected.
    var stage: SceneLifeCycle.Stage {
        let connected = scenes.all.lazy.map(\.lifeCycle).filter(\.isConnected)
        return connected.map(\.stage).max() ?? (isLaunching ? .inactive : .background)
    }

    /// Returns the value of ``stage`` if one scene were in another stage.
    func stage(with stage: SceneLifeCycle.Stage, of scene: SceneLifeCycle) -> SceneLifeCycle.Stage {
        let others = scenes.all.lazy.map(\.lifeCycle).filter { $0.isConnected && $0 !== scene }
        return max(stage, others.map(\.stage).max() ?? stage)
    }

    func countActivation() -> Int {
        activations += 1
        return activations
    }

    // MARK: Launch and end

    /// Launches the application, until its first scene connects.
    ///
    /// - Parameters:
    ///   - choice: the quick action with which it was started.
    ///   - urls: files and addresses to open.
    /// - Returns: What is left to do.
    func launch(with choice: ChosenShortcut?, opening urls: [URL]) -> LaunchReason {
        let delegate = application.delegate
        manifest = .of(delegate)
        NibClasses.leftOut = manifest.leftOutTypes
        ApplicationFonts.register(manifest.fontFiles)
        quickActions.fixed = manifest.shortcutItems
        var reason = LaunchReason(shortcut: choice.flatMap(quickActions.item), urls: urls)
        // Scenes get the reason when they connect.
        let options = manifest.scenes == nil ? reason.options : nil
        let window = storyboardWindow
        window?.give(to: delegate)
        reason.isHandled =
            ApplicationDelegateMethods.willFinishLaunching.receiver(delegate)?
            .application(application, willFinishLaunchingWithOptions: options) == false
        restoration?.restore()
        if let delegate = ApplicationDelegateMethods.didFinishLaunchingWithOptions.receiver(delegate) {
            let launched = delegate.application(application, didFinishLaunchingWithOptions: options)
            reason.isHandled = reason.isHandled || !launched
        } else {
            ApplicationDelegateMethods.didFinishLaunching.receiver(delegate)?.applicationDidFinishLaunching(application)
        }
        window?.show(unlessReplacedBy: delegate?.window)
        restoration?.applicationDidLaunch()
        post(UIApplication.didFinishLaunchingNotification)
        return reason
    }

    /// Has the application delegate perform a quick action.
    func perform(_ item: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void) {
        ApplicationDelegateMethods.performAction.receiver(application.delegate)?.application(
            application, performActionFor: item, completionHandler: completion)
    }

    /// Has the application delegate open a file, with the newest method that it implements.
    func open(_ url: URL) {
        let isOpened = ApplicationDelegateMethods.openURL.ask(application.delegate) {
            $0.application(application, open: url, options: [.openInPlace: true])
        }
        guard isOpened == nil else { return }
        let isOpenedFromSource = ApplicationDelegateMethods.openURLFromSource.ask(application.delegate) {
            $0.application(application, open: url, sourceApplication: nil, annotation: NSNull())
        }
        guard isOpenedFromSource == nil else { return }
        _ = ApplicationDelegateMethods.handleOpen.ask(application.delegate) {
            $0.application(application, handleOpen: url)
        }
    }

    /// The window of the main storyboard. With a scene manifest the storyboards of the scenes count.
    private var storyboardWindow: StoryboardWindow? {
        guard manifest.scenes == nil, let name = manifest.mainStoryboard else { return nil }
        return StoryboardWindow(UIStoryboard(name: name, bundle: nil), in: nil)
    }

    /// Called when the first scene is connected. That a quick action is performed, and files are opened, before the
    /// application becomes active is unverified.
    func didLaunch(for reason: LaunchReason) {
        isLaunching = false
        guard !reason.isHandled, !livesByScenes else { return }
        if let shortcut = reason.shortcut { perform(shortcut) { _ in } }
        for url in reason.urls { open(url) }
    }

    func terminate() {
        for hosted in scenes.all { hosted.lifeCycle.disconnect() }
        for expire in backgroundTasks.expire() { expire() }
        ApplicationDelegateMethods.willTerminate.receiver(application.delegate)?.applicationWillTerminate(application)
        post(UIApplication.willTerminateNotification)
        restorationAttempt?.applicationWillEnd()
    }

    /// Called when a scene has entered the background.
    func sceneDidEnterBackground(_ scene: UIScene, changesApplication: Bool) {
        if livesByScenes {
            SceneActivity(scene: scene).save()
        } else if changesApplication {
            restoration?.save()
        }
        application.run?.saveSessions()
    }

    /// Completes an activity that is about to be continued, and tells the delegate of its scene or of the application.
    func update(_ activity: NSUserActivity, in scene: UIScene?) {
        if livesByScenes, let scene { return SceneActivity(scene: scene).update(activity) }
        activity.update()
        ApplicationDelegateMethods.didUpdate.receiver(application.delegate)?.application(
            application, didUpdate: activity)
    }

    func sceneDidConnect(_ scene: UIScene) { connectedScenes.insert(scene) }

    func sceneDidDisconnect(_ scene: UIScene) { connectedScenes.remove(scene) }

    func receiveMemoryWarning() {
        ApplicationDelegateMethods.didReceiveMemoryWarning.receiver(application.delegate)?
            .applicationDidReceiveMemoryWarning(
                application)
        post(UIApplication.didReceiveMemoryWarningNotification)
        MemoryPressure.report(.warning)
    }

    private lazy var dayChange = DayChange { [weak self] in
        guard let self else { return }
        ApplicationDelegateMethods.significantTimeChange.receiver(application.delegate)?
            .applicationSignificantTimeChange(application)
        post(UIApplication.significantTimeChangeNotification)
    }

    func post(_ name: NSNotification.Name) {
        if name == UIApplication.didBecomeActiveNotification { dayChange.check() }
        NotificationCenter.default.post(name: name, object: application)
        application.postMessage(for: name)
    }
}
