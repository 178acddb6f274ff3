import Foundation

extension UITableView {
    /// ``selectionDidChangeNotification`` as a message of `NotificationCenter`.
    public struct SelectionDidChangeMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UITableView

        /// The name of the notification.
        public static var name: Notification.Name { UITableView.selectionDidChangeNotification }

        /// Creates a message; it has no contents.
        public init() {}

        /// Returns a message for every notification.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITableView.SelectionDidChangeMessage> {
    /// Identifies ``UITableView/SelectionDidChangeMessage`` where an observer is added.
    public static var selectionDidChange: Self { Self() }
}
