import Foundation
import Synchronization
import Testing
import UIKit
import UIKitTestDriver

@testable import UserNotifications

@MainActor @Suite(.serialized)
struct UNUserNotificationCenterTests {
    private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
        let calls = Mutex<[String]>([])
        var options: UNNotificationPresentationOptions = [.banner]

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        ) {
            calls.withLock { $0.append("present \(notification.request.identifier)") }
            completionHandler(options)
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
        ) async {
            calls.withLock { $0.append("response \(response.actionIdentifier)") }
        }
    }

    private let service = ServiceDouble()
    private let delegate = Delegate()
    private let app: TestApplication

    init() throws {
        app = try TestApplication(showing: UIViewController())
    }

    private func makeCenter(isActive: Bool = false) -> UNUserNotificationCenter {
        let center = UNUserNotificationCenter(service: service, isActive: { isActive })
        center.delegate = delegate
        return center
    }

    private func request(
        _ identifier: String = "tea", trigger: UNNotificationTrigger? = nil, category: String = ""
    ) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.subtitle = "Kitchen"
        content.body = "It is ready."
        content.sound = .default
        content.categoryIdentifier = category
        return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    }

    // MARK: Authorization

    @Test func withoutANotificationServiceEverythingIsDenied() async throws {
        let center = UNUserNotificationCenter(service: ServiceDouble(abilities: nil))
        #expect(try await center.requestAuthorization(options: [.alert]) == false)
        #expect(await center.notificationSettings().authorizationStatus == .denied)
        await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request()) }
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test func withANotificationServiceAuthorizationIsGranted() async throws {
        let center = makeCenter()
        #expect(try await center.requestAuthorization(options: [.alert]))
        let settings = await center.notificationSettings()
        #expect(settings.authorizationStatus == .authorized && settings.soundSetting == .enabled)
        #expect(settings.badgeSetting == .notSupported)
    }

    @Test func aBadgeIsRefused() async {
        await #expect(throws: UNError.self) { try await makeCenter().setBadgeCount(3) }
    }

    @Test func contentThatSaysNothingIsRefused() async {
        let empty = UNNotificationRequest(identifier: "empty", content: UNNotificationContent(), trigger: nil)
        await #expect(throws: UNError(.notificationInvalidNoContent)) { try await makeCenter().add(empty) }
    }

    @Test func aTriggerWithoutADateInTheFutureIsRefused() async {
        let past = UNCalendarNotificationTrigger(dateMatching: DateComponents(year: 2001), repeats: false)
        await #expect(throws: UNError(.notificationInvalidNoDate)) {
            try await makeCenter().add(request(trigger: past))
        }
    }

    // MARK: Showing

    @Test func aRequestWithoutATriggerIsShownAtOnce() async throws {
        let center = makeCenter()
        try await center.add(request())
        try await app.wait(until: { !service.banners.isEmpty })
        let wanted = Banner(title: "Tea", body: "Kitchen\nIt is ready.", sound: .theme)
        #expect(service.banners == [wanted])
        #expect(await center.deliveredNotifications().map(\.request.identifier) == ["tea"])
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test func aRequestWithATimeIntervalWaits() async throws {
        let center = makeCenter()
        try await center.add(request(trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
        await app.advance(by: 4)
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["tea"])
        #expect(service.banners.isEmpty)
        await app.advance(by: 2)
        try await app.wait(until: { !service.banners.isEmpty })
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test func aRepeatingRequestStaysPending() async throws {
        let center = makeCenter()
        try await center.add(request(trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
        await app.advance(by: 61)
        try await app.wait(until: { !service.banners.isEmpty })
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["tea"])
    }

    @Test func aRemovedRequestIsNotShown() async throws {
        let center = makeCenter()
        try await center.add(request(trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
        center.removePendingNotificationRequests(withIdentifiers: ["tea"])
        #expect(await center.pendingNotificationRequests().isEmpty)
        await app.advance(by: 6)
        #expect(await center.deliveredNotifications().isEmpty && service.banners.isEmpty)
    }

    @Test func aRequestReplacesTheOneWithItsIdentifier() async throws {
        let center = makeCenter()
        for _ in 0..<2 {
            try await center.add(request(trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
        }
        #expect(await center.pendingNotificationRequests().count == 1)
    }

    @Test func removingADeliveredNotificationClosesItsBanner() async throws {
        let center = makeCenter()
        try await center.add(request())
        try await app.wait(until: { !service.banners.isEmpty })
        center.removeAllDeliveredNotifications()
        #expect(await center.deliveredNotifications().isEmpty && service.banners.isEmpty)
    }

    // MARK: The delegate

    @Test func anActiveApplicationDecidesWhetherTheNotificationIsShown() async throws {
        let center = makeCenter(isActive: true)
        delegate.options = []
        try await center.add(request("first"))
        try await app.wait(until: { delegate.calls.withLock { $0 == ["present first"] } })
        delegate.options = [.banner]
        try await center.add(request("second"))
        try await app.wait(until: { !service.banners.isEmpty })
        #expect(service.banners.map(\.sound) == [.none])
        #expect(await center.deliveredNotifications().map(\.request.identifier) == ["second"])
    }

    @Test func aClickOnTheBannerIsTheDefaultAction() async throws {
        let center = makeCenter()
        try await center.add(request())
        try await app.wait(until: { !service.banners.isEmpty })
        service.act(.chosen(key: "default"))
        try await app.wait(until: { !delegate.calls.withLock(\.isEmpty) })
        #expect(delegate.calls.withLock { $0 } == ["response \(UNNotificationDefaultActionIdentifier)"])
        #expect(await center.deliveredNotifications().isEmpty)
    }

    @Test func actionsOfTheCategoryAreButtons() async throws {
        let center = makeCenter()
        let snooze = UNNotificationAction(identifier: "SNOOZE", title: "Snooze")
        center.setNotificationCategories([
            UNNotificationCategory(identifier: "TEA", actions: [snooze], intentIdentifiers: [])
        ])
        try await center.add(request(category: "TEA"))
        try await app.wait(until: { !service.banners.isEmpty })
        #expect(service.banners.first?.buttons == [Banner.Button(key: "SNOOZE", title: "Snooze")])
        service.act(.chosen(key: "SNOOZE"))
        try await app.wait(until: { delegate.calls.withLock { $0 == ["response SNOOZE"] } })
    }

    @Test func dismissingIsAnActionOfCategoriesThatAskForIt() async throws {
        let center = makeCenter()
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "TEA", actions: [], intentIdentifiers: [], options: .customDismissAction)
        ])
        try await center.add(request(category: "TEA"))
        try await app.wait(until: { !service.banners.isEmpty })
        service.act(.closed(byUser: true))
        try await app.wait(until: { !delegate.calls.withLock(\.isEmpty) })
        #expect(delegate.calls.withLock { $0 } == ["response \(UNNotificationDismissActionIdentifier)"])
    }
}
