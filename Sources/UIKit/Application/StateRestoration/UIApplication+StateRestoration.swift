import Foundation

/// The state of an application's interface is saved when it enters the background, into `$XDG_STATE_HOME` (by default
/// `~/.local/state`), in a folder with the name of the process, if its delegate implements
/// ``UIApplicationDelegate/application(_:shouldSaveSecureApplicationState:)``. Applications with the scene life cycle
/// use ``UISceneDelegate/stateRestorationActivity(for:)`` instead.
extension UIApplication {
    /// The key of the storyboard that created a view controller, in the controller's coder.
    public nonisolated class var stateRestorationViewControllerStoryboardKey: String {
        "UIStateRestorationViewControllerStoryboardKey"
    }

    /// The key of the application's version (`CFBundleVersion` of its Info.plist) when the state was saved. Missing if
    /// it has none.
    public nonisolated class var stateRestorationBundleVersionKey: String {
        "UIApplicationStateRestorationBundleVersionKey"
    }

    /// The key of a number, the raw value of the user interface idiom.
    public nonisolated class var stateRestorationUserInterfaceIdiomKey: String {
        "UIApplicationStateRestorationUserInterfaceIdiomKey"
    }

    /// The key of the date when the state was saved.
    public nonisolated class var stateRestorationTimestampKey: String {
        "UIApplicationStateRestorationTimestampKey"
    }

    /// The key of the version of the system that saved the state.
    public nonisolated class var stateRestorationSystemVersionKey: String {
        "UIApplicationStateRestorationSystemVersionKey"
    }
}
