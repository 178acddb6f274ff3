import Foundation

/// The states of one scene, and the order of the delegate calls and notifications.
///
/// Delegates are called before notifications are posted, and a scene's notification comes before the application's
/// (unverified).
@MainActor
final class SceneLifeCycle {
    /// The state of a scene or of the application.
    enum Stage: Comparable { case background, inactive, active }

    private(set) var stage = Stage.inactive
    private(set) var isConnected = false
    /// The number of this scene's last activation, counted over all scenes; 0 before the first one.
    private(set) var lastActivation = 0

    private let scene: UIWindowScene
    private unowned let application: LifeCycle

    init(scene: UIWindowScene, application: LifeCycle) {
        self.scene = scene
        self.application = application
    }

    // MARK: Connection

    /// - Parameters:
    ///   - shortcut: the quick action with which the application was started.
    ///   - urls: files and addresses with which it was started.
    func connect(
        userActivities: Set<NSUserActivity> = [], shortcut: UIApplicationShortcutItem? = nil, urls: [URL] = []
    ) {
        let cameFrom = application.stage
        let options = UIScene.ConnectionOptions(
            userActivities: userActivities, shortcutItem: shortcut,
            urlContexts: Set(urls.map { UIOpenURLContext(url: $0) }))
        let delegate = application.application.delegate
        let configuration =
            ApplicationDelegateMethods.configuration.ask(delegate) {
                $0.application(application.application, configurationForConnecting: scene.session, options: options)
            } ?? application.manifest.configuration(for: scene.session.role) ?? .absent
        application.livesByScenes = configuration !== UISceneConfiguration.absent
        isConnected = true
        application.sceneDidConnect(scene)
        post(UIScene.willConnectNotification)
        guard application.livesByScenes else {
            scene.activationState = .foregroundInactive
            return
        }
        scene.session.configuration = configuration
        scene.delegate = SceneDelegateClass(configuration, of: delegate).instance()
        let window = configuration.storyboard.flatMap { StoryboardWindow($0, in: scene) }
        window?.give(to: scene.delegate)
        SceneDelegateMethods.willConnect.receiver(scene.delegate)?.scene(
            scene, willConnectTo: scene.session, options: options)
        window?.show(unlessReplacedBy: (scene.delegate as? any UIWindowSceneDelegate)?.window)
        if let activity = scene.session.stateRestorationActivity {
            SceneDelegateMethods.restoreInteractionState.receiver(scene.delegate)?.scene(
                scene, restoreInteractionStateWith: activity)
        }
        // The scene is always told that it enters the foreground; the application only if it has no other scene there.
        enterForeground(changesApplication: application.isLaunching || cameFrom == .background)
    }

    /// Moves the scene to the background and disconnects it.
    func disconnect() {
        guard isConnected else { return }
        move(to: .background)
        if application.livesByScenes {
            SceneDelegateMethods.didDisconnect.receiver(scene.delegate)?.sceneDidDisconnect(scene)
        }
        post(UIScene.didDisconnectNotification)
        scene.activationState = .unattached
        isConnected = false
        application.sceneDidDisconnect(scene)
    }

    /// Called when files are opened with the application; on a desktop, when they are dropped on its window.
    func open(_ urls: [URL]) {
        if application.livesByScenes {
            SceneDelegateMethods.openURLContexts.receiver(scene.delegate)?.scene(
                scene, openURLContexts: Set(urls.map { UIOpenURLContext(url: $0) }))
        } else {
            for url in urls {
                application.open(url)
            }
        }
    }

    /// Called when the user chooses a quick action of the running application. Without a delegate's method for it,
    /// `completion` is not called.
    func perform(_ item: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void) {
        guard application.livesByScenes else { return application.perform(item, completion: completion) }
        WindowSceneDelegateMethods.performAction.receiver(scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
            scene, performActionFor: item, completionHandler: completion)
    }

    /// Returns whether the activity was continued: false for one that has expired or was invalidated.
    func `continue`(_ activity: NSUserActivity) -> Bool {
        guard application.livesByScenes else { return continueInApplication(activity) }
        SceneDelegateMethods.willContinue.receiver(scene.delegate)?.scene(
            scene, willContinueUserActivityWithType: activity.activityType)
        guard activity.isValid else {
            SceneDelegateMethods.didFailToContinue.receiver(scene.delegate)?.scene(
                scene, didFailToContinueUserActivityWithType: activity.activityType, error: Self.handoffError)
            return false
        }
        SceneDelegateMethods.continueActivity.receiver(scene.delegate)?.scene(scene, continue: activity)
        return true
    }

    /// `NSUserActivityHandoffFailedError`.
    private static var handoffError: any Error { NSError(domain: NSCocoaErrorDomain, code: 4608) }

    private func continueInApplication(_ activity: NSUserActivity) -> Bool {
        let continued = application.application
        guard let delegate = continued.delegate else { return true }
        _ = ApplicationDelegateMethods.willContinue.receiver(delegate)?.application(
            continued, willContinueUserActivityWithType: activity.activityType)
        guard activity.isValid else {
            ApplicationDelegateMethods.didFailToContinue.receiver(delegate)?.application(
                continued, didFailToContinueUserActivityWithType: activity.activityType, error: Self.handoffError)
            return false
        }
        _ = ApplicationDelegateMethods.continueActivity.receiver(delegate)?.application(
            continued, continue: activity,
            restorationHandler: { objects in
                for object in objects ?? [] { object.restoreUserActivityState(activity) }
            })
        return true
    }

    // MARK: Foreground and activity

    func becomeActive() { move(to: .active) }

    func resignActive() { move(to: min(stage, .inactive)) }

    func enterBackground() { move(to: .background) }

    /// Returns to the screen, without becoming active.
    func leaveBackground() { move(to: max(stage, .inactive)) }

    private func move(to goal: Stage) {
        while stage != goal {
            let next: Stage =
                switch stage {
                case .background: .inactive
                case .inactive: goal == .active ? .active : .background
                case .active: .inactive
                }
            let changesApplication = application.stage(with: next, of: self) != application.stage
            // "Will" methods are called in the state before the change, "did" methods in the state after it.
            switch (stage, next) {
            case (.background, _):
                enterForeground(changesApplication: changesApplication)
                stage = next
            case (_, .active):
                stage = next
                lastActivation = application.countActivation()
                activate(changesApplication: changesApplication)
            case (.active, _):
                deactivate(changesApplication: changesApplication)
                stage = next
            default:
                stage = next
                leaveForeground(changesApplication: changesApplication)
            }
        }
    }

    private func enterForeground(changesApplication: Bool) {
        tell(
            (SceneDelegateMethods.willEnterForeground, { $0.sceneWillEnterForeground($1) }),
            (ApplicationDelegateMethods.willEnterForeground, { $0.applicationWillEnterForeground($1) }))
        post(UIScene.willEnterForegroundNotification)
        if changesApplication { application.post(UIApplication.willEnterForegroundNotification) }
        scene.activationState = .foregroundInactive
    }

    private func activate(changesApplication: Bool) {
        scene.activationState = .foregroundActive
        tell(
            (SceneDelegateMethods.didBecomeActive, { $0.sceneDidBecomeActive($1) }),
            (ApplicationDelegateMethods.didBecomeActive, { $0.applicationDidBecomeActive($1) }))
        post(UIScene.didActivateNotification)
        if changesApplication { application.post(UIApplication.didBecomeActiveNotification) }
    }

    private func deactivate(changesApplication: Bool) {
        tell(
            (SceneDelegateMethods.willResignActive, { $0.sceneWillResignActive($1) }),
            (ApplicationDelegateMethods.willResignActive, { $0.applicationWillResignActive($1) }))
        post(UIScene.willDeactivateNotification)
        if changesApplication { application.post(UIApplication.willResignActiveNotification) }
        scene.activationState = .foregroundInactive
    }

    private func leaveForeground(changesApplication: Bool) {
        scene.activationState = .background
        tell(
            (SceneDelegateMethods.didEnterBackground, { $0.sceneDidEnterBackground($1) }),
            (ApplicationDelegateMethods.didEnterBackground, { $0.applicationDidEnterBackground($1) }))
        post(UIScene.didEnterBackgroundNotification)
        if changesApplication { application.post(UIApplication.didEnterBackgroundNotification) }
        application.sceneDidEnterBackground(scene, changesApplication: changesApplication)
    }

    // MARK: Callbacks and notifications

    /// Calls the scene delegate. In an application without the scene life cycle, which has only one scene, calls the
    /// application delegate instead.
    private func tell(
        _ sceneMethod: (
            OptionalMethod<any UISceneDelegate, SceneDelegateMethods.SceneNotice>,
            call: (any UISceneDelegate, UIScene) -> Void
        ),
        _ applicationMethod: (
            OptionalMethod<any UIApplicationDelegate, ApplicationDelegateMethods.ApplicationNotice>,
            call: (any UIApplicationDelegate, UIApplication) -> Void
        )
    ) {
        if application.livesByScenes {
            if let delegate = sceneMethod.0.receiver(scene.delegate) { sceneMethod.call(delegate, scene) }
        } else if let delegate = applicationMethod.0.receiver(application.application.delegate) {
            applicationMethod.call(delegate, application.application)
        }
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: scene)
    }
}
