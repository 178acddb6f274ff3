extension UIApplication {
    /// The address of the page of settings that the system has for the application. Linux has no such pages:
    /// ``canOpenURL(_:)`` is false for it, and opening it fails.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// The address of the application's page of notification settings, for which the same holds.
    public static let openNotificationSettingsURLString = "app-settings:notifications"
}

@available(*, deprecated, renamed: "UIApplication.openNotificationSettingsURLString")
public let UIApplicationOpenNotificationSettingsURLString = "app-settings:notifications"
