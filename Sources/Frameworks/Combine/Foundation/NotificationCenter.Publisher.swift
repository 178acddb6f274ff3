import Foundation
import OpenCombine

extension NotificationCenter {
    /// - Linux: works
    ///
    /// A publisher that sends the notifications with a name, in the thread of whoever posts them.
    public struct Publisher: OpenCombine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Notification {
            subscriber.receive(subscription: NotificationSubscription(self, subscriber))
        }

        public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }
    }

    /// A publisher of the notifications with a name, and of a sender if one is given.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

private final class NotificationSubscription: SourceSubscription<Notification> {
    private let center: NotificationCenter
    private var observation: (any NSObjectProtocol)?

    init(_ publisher: NotificationCenter.Publisher, _ downstream: some Subscriber<Notification, Never>) {
        center = publisher.center
        super.init(downstream)
        // Sound: the subscription has locks.
        nonisolated(unsafe) weak let subscription = self
        observation = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
            subscription?.send($0)
        }
    }

    deinit { end() }

    override func end() {
        if let observation { center.removeObserver(observation) }
    }

    override var description: String { "NotificationCenter Observer" }
}
