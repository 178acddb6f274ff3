import FrameworkAbsence
import Foundation
import UIKit

extension UNUserNotificationCenter {
    /// Grants what the desktop shows, without asking the user; denies it without a notification service.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        schedule.afterAnswers { [self] in
            let isGranted = abilities != nil
            completionHandler(isGranted, nil)
        }
    }

    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestAuthorization(options: options) { isGranted, _ in continuation.resume(returning: isGranted) }
        }
    }

    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        schedule.afterAnswers { [self] in completionHandler(UNNotificationSettings(abilities)) }
    }

    /// Schedules a notification, or shows it at once if it has no trigger. It replaces one with the same identifier.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        schedule.afterAnswers { [self] in
            let problem = refusal(of: request)
            if problem == nil { schedule.add(request) }
            completionHandler?(problem)
        }
    }

    public func add(_ request: UNNotificationRequest) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            add(request) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    public func setBadgeCount(_ newBadgeCount: Int) async throws {
        throw UNError(.notificationsNotAllowed)
    }

    public func notificationCategories() async -> Set<UNNotificationCategory> {
        schedule.categories
    }

    public func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { continuation in
            getNotificationSettings { continuation.resume(returning: $0) }
        }
    }

    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await withCheckedContinuation { continuation in
            getPendingNotificationRequests { continuation.resume(returning: $0) }
        }
    }

    public func deliveredNotifications() async -> [UNNotification] {
        await withCheckedContinuation { continuation in
            getDeliveredNotifications { continuation.resume(returning: $0) }
        }
    }

    /// Blocks while the bus answers: called on the schedule's queue.
    private var abilities: NotificationAbilities? {
        let abilities = service.abilities()
        if abilities == nil {
            Absence.report("UserNotifications", "the notification service of a desktop", "notifications are denied")
        }
        return abilities
    }

    private func refusal(of request: UNNotificationRequest) -> UNError? {
        if abilities == nil { return UNError(.notificationsNotAllowed) }
        if request.content.isEmpty { return UNError(.notificationInvalidNoContent) }
        if let trigger = request.trigger, trigger.firstDate(after: Date()) == nil {
            return UNError(.notificationInvalidNoDate)
        }
        return nil
    }

    @MainActor static func isApplicationActive() -> Bool { UIApplication.shared.applicationState == .active }
}
