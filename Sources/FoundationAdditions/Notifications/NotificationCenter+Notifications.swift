import Foundation
import Synchronization

extension NotificationCenter {
    /// Returns the notifications with a name, and of a sender if one is given, as they are posted. An iterator receives
    /// what is posted after its creation.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(self, name, object)
    }

    // Sound: constants; a center can be used on every thread, and the sender is only compared.
    /// The asynchronous sequence of a center's notifications. It ends when its task is cancelled.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func makeAsyncIterator() -> Iterator {
            Iterator(subscription: NotificationSubscription(center, name, object))
        }

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate let subscription: NotificationSubscription

            public mutating func next() async -> Notification? { await subscription.next()?.notification }

            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await subscription.next()?.notification
            }
        }
    }
}

/// A notification on its way to a task.
struct SentNotification: @unchecked Sendable {  // Sound: the poster hands the notification over.
    let notification: Notification
}

/// An observer that keeps notifications until they are asked for. It stops observing when it is released.
private final class NotificationSubscription: Sendable {
    private struct State {
        var waiting: [SentNotification] = []
        var receiver: CheckedContinuation<SentNotification?, Never>?
        var isCancelled = false
    }

    private let state: SharedState
    private let observation: Observation

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
        let state = SharedState()
        self.state = state
        let token = center.addObserver(forName: name, object: object, queue: nil) { state.receive($0) }
        observation = Observation(center: center, token: token)
    }

    deinit { observation.center.removeObserver(observation.token) }

    func next() async -> SentNotification? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { state.wait($0) }
        } onCancel: {
            state.cancel()
        }
    }

    // Sound: constants, which the center accepts on every thread.
    private struct Observation: @unchecked Sendable {
        let center: NotificationCenter
        let token: any NSObjectProtocol
    }

    /// What the observer's closure and the task share.
    private final class SharedState: Sendable {
        private let state = Mutex(State())

        func receive(_ notification: Notification) {
            let sent = SentNotification(notification: notification)
            let receiver = state.withLock { state in
                let receiver = state.receiver
                state.receiver = nil
                if receiver == nil { state.waiting.append(sent) }
                return receiver
            }
            receiver?.resume(returning: sent)
        }

        func wait(_ receiver: CheckedContinuation<SentNotification?, Never>) {
            let found = state.withLock { state -> SentNotification?? in
                if !state.waiting.isEmpty { return state.waiting.removeFirst() }
                if state.isCancelled { return .some(nil) }
                state.receiver = receiver
                return nil
            }
            if let found { receiver.resume(returning: found) }
        }

        func cancel() {
            let receiver = state.withLock { state in
                state.isCancelled = true
                defer { state.receiver = nil }
                return state.receiver
            }
            receiver?.resume(returning: nil)
        }
    }
}
