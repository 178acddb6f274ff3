import Foundation

/// - Linux: works
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case authorized = 2
    case provisional = 3
    case ephemeral = 4
}

/// - Linux: works
public enum UNShowPreviewsSetting: Int, Sendable {
    case always = 0
    case whenAuthenticated = 1
    case never = 2
}

/// - Linux: works
public enum UNNotificationSetting: Int, Sendable {
    case notSupported = 0
    case disabled = 1
    case enabled = 2
}

/// - Linux: works
public enum UNAlertStyle: Int, Sendable {
    case none = 0
    case banner = 1
    case alert = 2
}

/// - Linux: works
///
/// What is allowed: alerts, and sounds if the desktop plays them. Without a notification service all is denied.
// Sound: nothing changes after the initializer.
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
    public let authorizationStatus: UNAuthorizationStatus
    public let soundSetting: UNNotificationSetting
    public let badgeSetting = UNNotificationSetting.notSupported
    public let alertSetting: UNNotificationSetting
    public let notificationCenterSetting: UNNotificationSetting
    public let lockScreenSetting = UNNotificationSetting.notSupported
    public let carPlaySetting = UNNotificationSetting.notSupported
    public let alertStyle: UNAlertStyle
    public let showPreviewsSetting: UNShowPreviewsSetting
    public let criticalAlertSetting = UNNotificationSetting.notSupported
    public let providesAppNotificationSettings = false
    public let announcementSetting = UNNotificationSetting.notSupported
    public let timeSensitiveSetting = UNNotificationSetting.notSupported
    public let scheduledDeliverySetting = UNNotificationSetting.notSupported
    public let directMessagesSetting = UNNotificationSetting.notSupported

    /// - Parameter abilities: nil without a notification service.
    init(_ abilities: NotificationAbilities?) {
        let isAllowed = abilities != nil
        authorizationStatus = isAllowed ? .authorized : .denied
        alertSetting = isAllowed ? .enabled : .disabled
        notificationCenterSetting = alertSetting
        soundSetting = abilities.map { $0.hasSound ? .enabled : .notSupported } ?? .disabled
        alertStyle = isAllowed ? .banner : .none
        showPreviewsSetting = isAllowed ? .always : .never
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
