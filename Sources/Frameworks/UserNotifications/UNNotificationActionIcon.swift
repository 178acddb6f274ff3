import Foundation

/// - Linux: no effect
///
/// Names an image for an action; the desktop shows the title only.
open class UNNotificationActionIcon: NSObject, NSCopying {
    private let name: String
    private let isSystemImage: Bool

    private init(name: String, isSystemImage: Bool) {
        self.name = name
        self.isSystemImage = isSystemImage
    }

    public convenience init(templateImageName: String) {
        self.init(name: templateImageName, isSystemImage: false)
    }

    public convenience init(systemImageName: String) {
        self.init(name: systemImageName, isSystemImage: true)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationActionIcon else { return false }
        return (name, isSystemImage) == (other.name, other.isSystemImage)
    }

    open override var hash: Int { name.hashValue }
}
