import Foundation

/// The states an application and its scene go through, and who is told, in which order. Owned by ``ApplicationRun``.
///
/// Delegates are told before notifications are posted, and a scene's notification comes before the application's.  // unverified
@MainActor
package final class LifeCycle {
    /// What an application is in between.
    private enum Stage: Comparable { case background, inactive, active }

    private unowned let application: UIApplication
    private let scene: UIWindowScene
    private var stage = Stage.inactive
    private(set) var connectedScenes: Set<UIScene> = []
    /// The scene's delegate is told instead of the application's.
    private var livesByScenes = false

    init(application: UIApplication, scene: UIWindowScene) {
        self.application = application
        self.scene = scene
    }

    var state: UIApplication.State {
        switch stage {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }

    // MARK: Launch and end

    func launch() {
        let delegate = application.delegate
        _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
        post(UIApplication.didFinishLaunchingNotification)
        connectScene()
    }

    func terminate() {
        move(to: .background)
        disconnectScene()
        application.delegate?.applicationWillTerminate(application)
        post(UIApplication.willTerminateNotification)
    }

    private func connectScene() {
        let options = UIScene.ConnectionOptions()
        let configuration =
            application.delegate?.application(application, configurationForConnecting: scene.session, options: options)
            ?? .absent
        livesByScenes = configuration !== UISceneConfiguration.absent
        connectedScenes = [scene]
        post(UIScene.willConnectNotification, of: scene)
        guard livesByScenes else {
            scene.activationState = .foregroundInactive
            return
        }
        scene.session.configuration = configuration
        scene.delegate = SceneDelegateClass(configuration, of: application.delegate).instance()
        scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
        enterForeground()
    }

    private func disconnectScene() {
        if livesByScenes { scene.delegate?.sceneDidDisconnect(scene) }
        post(UIScene.didDisconnectNotification, of: scene)
        scene.activationState = .unattached
        connectedScenes = []
    }

    // MARK: Foreground and activity

    func becomeActive() { move(to: .active) }

    func resignActive() { move(to: min(stage, .inactive)) }

    func enterBackground() { move(to: .background) }

    /// Back on screen, not yet with the keyboard.
    func leaveBackground() { move(to: max(stage, .inactive)) }

    private func move(to goal: Stage) {
        while stage != goal {
            switch (stage, stage < goal) {
            // "Will" is said in the state before, "did" in the state after.
            case (.background, _):
                enterForeground()
                stage = .inactive
            case (.inactive, true):
                stage = .active
                activate()
            case (.active, _):
                deactivate()
                stage = .inactive
            case (.inactive, false):
                stage = .background
                leaveForeground()
            }
        }
    }

    private func enterForeground() {
        tell(scene: { $0.sceneWillEnterForeground($1) }, application: { $0.applicationWillEnterForeground($1) })
        post(UIScene.willEnterForegroundNotification, of: scene)
        post(UIApplication.willEnterForegroundNotification)
        scene.activationState = .foregroundInactive
    }

    private func activate() {
        scene.activationState = .foregroundActive
        tell(scene: { $0.sceneDidBecomeActive($1) }, application: { $0.applicationDidBecomeActive($1) })
        post(UIScene.didActivateNotification, of: scene)
        post(UIApplication.didBecomeActiveNotification)
    }

    private func deactivate() {
        tell(scene: { $0.sceneWillResignActive($1) }, application: { $0.applicationWillResignActive($1) })
        post(UIScene.willDeactivateNotification, of: scene)
        post(UIApplication.willResignActiveNotification)
        scene.activationState = .foregroundInactive
    }

    private func leaveForeground() {
        scene.activationState = .background
        tell(scene: { $0.sceneDidEnterBackground($1) }, application: { $0.applicationDidEnterBackground($1) })
        post(UIScene.didEnterBackgroundNotification, of: scene)
        post(UIApplication.didEnterBackgroundNotification)
    }

    /// Files were opened with the application, on a desktop by dropping them on its window.
    func open(_ urls: [URL]) {
        if livesByScenes {
            scene.delegate?.scene(scene, openURLContexts: Set(urls.map { UIOpenURLContext(url: $0) }))
        } else {
            for url in urls {
                _ = application.delegate?.application(application, open: url, options: [.openInPlace: true])
            }
        }
    }

    func receiveMemoryWarning() {
        application.delegate?.applicationDidReceiveMemoryWarning(application)
        post(UIApplication.didReceiveMemoryWarningNotification)
    }

    // MARK: Telling

    private func tell(
        scene tellScene: (any UISceneDelegate, UIScene) -> Void,
        application tellApplication: (any UIApplicationDelegate, UIApplication) -> Void
    ) {
        if livesByScenes {
            if let delegate = scene.delegate { tellScene(delegate, scene) }
        } else if let delegate = application.delegate {
            tellApplication(delegate, application)
        }
    }

    private func post(_ name: NSNotification.Name, of object: NSObject? = nil) {
        NotificationCenter.default.post(name: name, object: object ?? application)
    }
}
