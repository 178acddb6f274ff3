import Foundation

extension UITableView {
    /// ``selectionDidChangeNotification`` as a message of `NotificationCenter`.
    public struct SelectionDidChangeMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UITableView

        public static var name: Notification.Name { UITableView.selectionDidChangeNotification }

        public init() {}

        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITableView.SelectionDidChangeMessage> {
    public static var selectionDidChange: Self { Self() }
}
