import Foundation

@testable import UserNotifications

/// A notification service in memory.
// Sound: everything that changes is under the lock.
final class ServiceDouble: NotificationService, @unchecked Sendable {
    private let lock = NSLock()
    private var lastNumber: UInt32 = 0
    private var shownBanners: [UInt32: Banner] = [:]
    private var report: (@Sendable (UInt32, BannerEvent) -> Void)?
    private let answer: NotificationAbilities?

    init(abilities: NotificationAbilities? = NotificationAbilities(hasActions: true, hasSound: true)) {
        answer = abilities
    }

    var banners: [Banner] { lock.withLock { shownBanners.sorted { $0.key < $1.key }.map(\.value) } }

    func abilities() -> NotificationAbilities? { answer }

    func show(_ banner: Banner, replacing replaced: UInt32) -> UInt32? {
        lock.withLock {
            if replaced == 0 { lastNumber += 1 }
            let number = replaced == 0 ? lastNumber : replaced
            shownBanners[number] = banner
            return number
        }
    }

    func close(_ number: UInt32) { lock.withLock { shownBanners[number] = nil } }

    func observe(_ report: @escaping @Sendable (UInt32, BannerEvent) -> Void) { lock.withLock { self.report = report } }

    /// What the user does with the last banner.
    func act(_ event: BannerEvent) {
        let (report, number) = lock.withLock { (self.report, lastNumber) }
        report?(number, event)
    }
}
