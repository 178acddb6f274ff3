import Foundation

/// The state of an application, which is the most active state among its scenes. Owned by ``ApplicationRun``.
@MainActor
package final class LifeCycle {
    unowned let application: UIApplication
    private let scenes: HostedScenes
    private(set) var connectedScenes: Set<UIScene> = []
    /// What the application's Info.plist says about its scenes and its main storyboard.
    private(set) var manifest = ApplicationManifest()
    /// Whether the application uses the scene life cycle: the delegates of scenes are called in place of the
    /// application delegate.
    var livesByScenes = false
    private(set) var isLaunching = true
    /// Nil for an application that keeps nothing between its runs.
    private let restoration: InterfaceRestoration?
    let restorationAttempt: RestorationAttempt?
    private var activations = 0
    var backgroundTasks = BackgroundTasks()

    init(application: UIApplication, scenes: HostedScenes, state: (any StateStore)?) {
        self.application = application
        self.scenes = scenes
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

    func launch() {
        let delegate = application.delegate
        manifest = .of(delegate)
        NibClasses.leftOut = manifest.leftOutTypes
        let window = storyboardWindow
        window?.give(to: delegate)
        _ = ApplicationDelegateMethods.willFinishLaunching.receiver(delegate)?
            .application(application, willFinishLaunchingWithOptions: nil)
        restoration?.restore()
        if let delegate = ApplicationDelegateMethods.didFinishLaunchingWithOptions.receiver(delegate) {
            _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        } else {
            ApplicationDelegateMethods.didFinishLaunching.receiver(delegate)?.applicationDidFinishLaunching(application)
        }
        window?.show(unlessReplacedBy: delegate?.window)
        restoration?.applicationDidLaunch()
        post(UIApplication.didFinishLaunchingNotification)
    }

    /// The window of the main storyboard. With a scene manifest the storyboards of the scenes count.
    private var storyboardWindow: StoryboardWindow? {
        guard manifest.scenes == nil, let name = manifest.mainStoryboard else { return nil }
        return StoryboardWindow(UIStoryboard(name: name, bundle: nil), in: nil)
    }

    /// Called when the first scene is connected.
    func didLaunch() { isLaunching = false }

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
    }

    func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: application)
    }
}
