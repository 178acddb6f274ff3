import Foundation

/// What a notification service can do.
struct NotificationAbilities: Equatable, Sendable {
    var hasActions = false
    var hasMarkup = false
    var hasSound = false
}

/// A notification as it is handed to the service.
struct Banner: Equatable, Sendable {
    struct Button: Equatable, Sendable {
        let key: String
        let title: String
    }

    enum Sound: Equatable, Sendable {
        case none, theme
        case file(String)
    }

    var title: String
    var body: String
    var buttons: [Button] = []
    var sound = Sound.none
    var imagePath: String?
    /// 0 is low, 1 normal, 2 critical.
    var urgency: UInt8 = 1
}

/// What happened to a banner.
enum BannerEvent: Equatable, Sendable {
    /// The user clicked the button with the key; ``Banner`` itself has the key "default".
    case chosen(key: String)
    case closed(byUser: Bool)
}

/// Shows banners. The methods block, so the main thread does not call them.
protocol NotificationService: Sendable {
    /// Nil if no banner can be shown.
    func abilities() -> NotificationAbilities?

    /// Returns a number that names the banner, nil if it is not shown.
    ///
    /// - Parameter replaced: the banner that changes to this one, 0 for none.
    func show(_ banner: Banner, replacing replaced: UInt32) -> UInt32?

    func close(_ number: UInt32)

    /// Calls `report`, on any thread, for what happens to banners from now on.
    func observe(_ report: @escaping @Sendable (UInt32, BannerEvent) -> Void)
}
