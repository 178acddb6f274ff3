import UIKit

/// - Linux: works
///
/// A notification to assistive technologies, as `UIAccessibility.post(notification:argument:)` posts it.
public protocol AccessibilityNotifications {
    func post()
}

/// - Linux: works
///
/// The notifications to assistive technologies.
public enum AccessibilityNotification {
    /// A text to be spoken, with attributes such as its priority.
    public struct Announcement: AccessibilityNotifications {
        private let text: NSAttributedString

        public init(_ announcement: String) { text = NSAttributedString(string: announcement) }

        public init(_ announcement: AttributedString) {
            let attributed = try? NSAttributedString(announcement, including: \.accessibility)
            text = attributed ?? NSAttributedString(string: String(announcement.characters))
        }

        public init(_ announcement: NSAttributedString) { text = announcement }

        public func post() {
            NotificationDelivery.post(.announcement, text.length > 0 && hasAttributes ? text : text.string)
        }

        private var hasAttributes: Bool { !text.attributes(at: 0, effectiveRange: nil).isEmpty }
    }

    /// A change of a part of the screen.
    public struct LayoutChanged: AccessibilityNotifications {
        private let argument: Any?

        /// - Parameter argument: the element to focus, or a text to speak.
        public init(_ argument: Any? = nil) { self.argument = argument }

        public func post() { NotificationDelivery.post(.layoutChanged, argument) }
    }

    /// A new scroll position.
    public struct PageScrolled: AccessibilityNotifications {
        private let text: String

        public init(_ announcement: String) { text = announcement }

        public func post() { NotificationDelivery.post(.pageScrolled, text) }
    }

    /// A new screen.
    public struct ScreenChanged: AccessibilityNotifications {
        private let argument: Any?

        /// - Parameter argument: the element to focus, or a text to speak.
        public init(_ argument: Any? = nil) { self.argument = argument }

        public func post() { NotificationDelivery.post(.screenChanged, argument) }
    }
}

/// Posts on the main thread: at once if it is the current one.
private enum NotificationDelivery {
    static func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        // Sound: it is handed on to the main thread and not used here any more.
        nonisolated(unsafe) let argument = argument
        if Thread.isMainThread {
            MainActor.assumeIsolated { UIAccessibility.post(notification: notification, argument: argument) }
        } else {
            DispatchQueue.main.async { UIAccessibility.post(notification: notification, argument: argument) }
        }
    }
}
