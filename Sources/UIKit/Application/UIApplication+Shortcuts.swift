extension UIApplication {
    /// The quick actions that the application has registered, beside those of its Info.plist. They last until it
    /// registers others, also in later runs; nil if there are none.
    ///
    /// Desktops show no actions beside a program's icon. `TRESTLE_SHORTCUT=TYPE` in the environment starts the program
    /// with the action of a type: an entry of `UIApplicationShortcutItems` in the Info.plist, or one that was
    /// registered.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { run?.lifeCycle.quickActions.registered }
        set { run?.lifeCycle.quickActions.registered = newValue }
    }
}

extension UIApplication.LaunchOptionsKey {
    /// The ``UIApplicationShortcutItem`` with which the application was started, if its Info.plist has no scene
    /// manifest.
    public static let shortcutItem = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}
