import Foundation

/// The picture of a quick action. Two icons are equal if they were made alike.
open class UIApplicationShortcutIcon: NSObject, NSCopying {
    /// Where the picture comes from.
    enum Source: Hashable {
        case type(IconType)
        case templateImage(String)
        case systemImage(String)
    }

    let source: Source

    init(_ source: Source) {
        self.source = source
        super.init()
    }

    /// An icon with a picture of the system.
    public convenience init(type: UIApplicationShortcutIcon.IconType) {
        self.init(.type(type))
    }

    /// An icon with a picture of the application, of which only the alpha channel counts.
    public convenience init(templateImageName: String) {
        self.init(.templateImage(templateImageName))
    }

    /// An icon with a symbol; see ``UIImage/init(systemName:)``.
    public convenience init(systemImageName: String) {
        self.init(.systemImage(systemImageName))
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon)?.source == source
    }

    open override var hash: Int { source.hashValue }
}

extension UIApplicationShortcutIcon {
    /// The system's pictures.
    public enum IconType: Int, Sendable {
        /// Symbols for writing, for media, for places and for contacts.
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite
        /// Symbols for messages, for dates and times, for the camera and for tasks.
        case love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
        /// Symbols for completed tasks, alarms, bookmarks and sounds, and for an update.
        case taskCompleted, alarm, bookmark, shuffle, audio, update
    }
}
