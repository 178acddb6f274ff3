import Foundation

/// The requests that wait and the notifications that are shown, in the order in which they came.
///
/// Calls of a program take effect in their order on one queue, where the service may block; delays and the delegate
/// are on the main queue.
// Sound: the state is under the lock; the center is set once, and weak references are for all threads.
final class NotificationSchedule: @unchecked Sendable {
    private struct Waiting {
        let request: UNNotificationRequest
        let number: Int
    }

    private struct Shown {
        let notification: UNNotification
        let banner: UInt32
    }

    private struct State {
        var waiting: [Waiting] = []
        var shown: [Shown] = []
        var categories: Set<UNNotificationCategory> = []
        var lastNumber = 0
    }

    private weak var center: UNUserNotificationCenter?
    private let service: any NotificationService
    private let queue = DispatchQueue(label: "UserNotifications")
    private let lock = NSLock()
    /// Guarded by the lock.
    private var state = State()

    init(center: UNUserNotificationCenter) {
        self.center = center
        service = center.service
        service.observe { [weak self] banner, event in
            guard let self else { return }
            afterAnswers { self.note(event, of: banner) }
        }
    }

    /// Runs the work after that of earlier calls.
    func afterAnswers(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

    var categories: Set<UNNotificationCategory> {
        get { lock.withLock { state.categories } }
        set { lock.withLock { state.categories = newValue } }
    }

    var pendingRequests: [UNNotificationRequest] { lock.withLock { state.waiting.map(\.request) } }

    var deliveredNotifications: [UNNotification] { lock.withLock { state.shown.map(\.notification) } }

    func removePending(_ isRemoved: (String) -> Bool) {
        lock.withLock { state.waiting.removeAll { isRemoved($0.request.identifier) } }
    }

    func removeDelivered(_ isRemoved: (String) -> Bool) {
        let banners = lock.withLock {
            defer { state.shown.removeAll { isRemoved($0.notification.request.identifier) } }
            return state.shown.filter { isRemoved($0.notification.request.identifier) }.map(\.banner)
        }
        banners.forEach(service.close)
    }

    // MARK: Waiting

    func add(_ request: UNNotificationRequest) {
        removePending { $0 == request.identifier }
        guard request.trigger != nil else {
            deliver(request)
            return
        }
        wait(for: request, after: Date())
    }

    private func wait(for request: UNNotificationRequest, after date: Date) {
        guard let due = request.trigger?.firstDate(after: date) else { return }
        let number = lock.withLock {
            state.lastNumber += 1
            state.waiting.append(Waiting(request: request, number: state.lastNumber))
            return state.lastNumber
        }
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + due.timeIntervalSinceNow) { [weak self] in
            guard let self else { return }
            afterAnswers { self.becomeDue(number, at: due) }
        }
    }

    private func becomeDue(_ number: Int, at due: Date) {
        let request = lock.withLock { () -> UNNotificationRequest? in
            guard let index = state.waiting.firstIndex(where: { $0.number == number }) else { return nil }
            return state.waiting.remove(at: index).request
        }
        guard let request else { return }
        if request.trigger?.repeats == true { wait(for: request, after: max(due, Date())) }
        deliver(request)
    }

    // MARK: Showing

    private func deliver(_ request: UNNotificationRequest) {
        let notification = UNNotification(date: Date(), request: request)
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                guard let center else { return }
                guard center.isActive() else {
                    afterAnswers { self.show(notification, playsSound: true) }
                    return
                }
                center.delegate?.userNotificationCenter(center, willPresent: notification) { options in
                    guard !options.isDisjoint(with: [.alert, .banner, .list]) else { return }
                    self.afterAnswers { self.show(notification, playsSound: options.contains(.sound)) }
                }
            }
        }
    }

    private func show(_ notification: UNNotification, playsSound: Bool) {
        let content = notification.request.content
        let (category, replaced) = lock.withLock {
            (
                state.categories.first { $0.identifier == content.categoryIdentifier },
                state.shown.first { $0.notification.request.identifier == notification.request.identifier }?.banner
            )
        }
        let banner = Banner(content, category: category, playsSound: playsSound)
        guard let number = service.show(banner, replacing: replaced ?? 0) else { return }
        lock.withLock {
            state.shown.removeAll { $0.banner == replaced || $0.banner == number }
            state.shown.append(Shown(notification: notification, banner: number))
        }
    }

    // MARK: Answers

    private func note(_ event: BannerEvent, of banner: UInt32) {
        let (notification, category) = lock.withLock {
            let notification = state.shown.first { $0.banner == banner }?.notification
            state.shown.removeAll { $0.banner == banner }
            return (
                notification,
                state.categories.first { $0.identifier == notification?.request.content.categoryIdentifier }
            )
        }
        guard let notification else { return }
        switch event {
        case .chosen(let key):
            service.close(banner)
            let isDefault = key == DesktopNotifications.defaultKey
            answer(notification, isDefault ? UNNotificationDefaultActionIdentifier : key)
        case .closed(let byUser):
            guard byUser, category?.options.contains(.customDismissAction) == true else { return }
            answer(notification, UNNotificationDismissActionIdentifier)
        }
    }

    private func answer(_ notification: UNNotification, _ actionIdentifier: String) {
        let response = UNNotificationResponse(notification: notification, actionIdentifier: actionIdentifier)
        DispatchQueue.main.async { [self] in
            guard let center else { return }
            center.delegate?.userNotificationCenter(center, didReceive: response) {}
        }
    }
}
