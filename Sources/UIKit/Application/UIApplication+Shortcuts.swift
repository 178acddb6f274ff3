extension UIApplication.LaunchOptionsKey {
    /// The ``UIApplicationShortcutItem`` with which the application was started, if its Info.plist has no scene
    /// manifest.
    public static let shortcutItem = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}
