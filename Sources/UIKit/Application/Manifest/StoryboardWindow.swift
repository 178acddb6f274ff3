/// The window that the system makes for a storyboard of the manifest.
@MainActor
struct StoryboardWindow {
    private let window: UIWindow

    /// Makes a window with the storyboard's initial controller. Returns nil, after a line on the console, if there is
    /// none.
    init?(_ storyboard: UIStoryboard, in scene: UIWindowScene?) {
        guard let controller = storyboard.instantiateInitialViewController() else {
            ConsoleLog.message(
                "Failed to instantiate the default view controller for UIMainStoryboardFile '\(storyboard.name)' - perhaps the designated entry point is not set?"
            )
            return nil
        }
        window = scene.map(UIWindow.init(windowScene:)) ?? UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
    }

    /// Gives the window to the application's delegate.
    func give(to delegate: (any UIApplicationDelegate)?) {
        delegate?.window = window
        guard let delegate, delegate.window !== window else { return }
        ConsoleLog.message(
            "The app delegate must implement the window property if it wants to use a main storyboard file.")
    }

    /// Gives the window to a scene's delegate.
    func give(to delegate: (any UISceneDelegate)?) {
        let delegate = delegate as? any UIWindowSceneDelegate
        delegate?.window = window
        guard delegate?.window !== window else { return }
        ConsoleLog.message("The scene delegate must implement the window property if the scene has a storyboard.")
    }

    /// Shows the window, after the delegate was told of the launch, unless it has a window of its own now (unverified).
    func show(unlessReplacedBy present: UIWindow?) {
        if present == nil || present === window { window.makeKeyAndVisible() }
    }
}
