import Foundation

extension UIApplication {
    /// A key for the options with which a URL is opened in another program.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A Bool: whether the URL is opened only by a program that owns it, of which a desktop has none. With true
        /// nothing is opened.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// A key for the options with which a file is opened.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A Bool: whether the file is the user's original instead of a copy. Always true on a desktop.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")

        /// Never in the options: a desktop does not say from which program a file comes.
        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Never in the options.
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    }

    /// A key for the reasons why the application was launched. Of the keys here ``shortcutItem`` and
    /// ``url`` occur on a desktop.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The file or the address to open, a `URL`: the first one with which the user starts the application, if its
        /// Info.plist declares such documents or addresses.
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The program that asked for the launch. It does not occur on a desktop.
        public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// A remote notification. It does not occur on a desktop.
        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        @available(*, deprecated, message: "Use UserNotifications Framework's UNUserNotificationCenterDelegate.")
        public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        @available(*, deprecated, message: "This dictionary key is no longer used.")
        public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// A change of place. It does not occur on a desktop.
        public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// Completed downloads of Newsstand. It does not occur on a desktop.
        public static let newsstandDownloads = Self(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
        /// Bluetooth managers of the former run. It does not occur on a desktop.
        public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// Bluetooth peripherals of the former run. It does not occur on a desktop.
        public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        /// An activity to continue. It does not occur on a desktop.
        public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The type of an activity to continue. It does not occur on a desktop.
        public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        /// The invitation to shared data. It does not occur on a desktop.
        public static let cloudKitShareMetadata = Self(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    }
}

extension [UIApplication.OpenExternalURLOptionsKey: Any] {
    /// Whether only a program that owns the URL may open it.
    var wantsOwner: Bool {
        (self[.universalLinksOnly] as? NSNumber)?.boolValue ?? (self[.universalLinksOnly] as? Bool) ?? false
    }
}
