import Foundation

/// A quick action, which the user chooses in place of simply starting the application.
///
/// On a desktop `TRESTLE_SHORTCUT=TYPE` starts a program with the action of a type, see
/// ``UIApplication/shortcutItems``.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    /// Changed by the mutable subclass only.
    var values: ShortcutItemValues

    /// Creates a quick action.
    ///
    /// - Parameter userInfo: values of a property list; others raise an exception.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        values = ShortcutItemValues(
            type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
        super.init()
        values.requirePropertyList()
    }

    /// Creates a quick action without a subtitle, an icon and a dictionary.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    init(_ values: ShortcutItemValues) {
        self.values = values
        super.init()
    }

    /// Tells the application which action it is.
    open var type: String { values.type }
    /// The first line of the quick action.
    open var localizedTitle: String { values.title }
    /// The second line of the quick action; nil for none.
    open var localizedSubtitle: String? { values.subtitle }
    /// The picture beside the title; nil for none.
    open var icon: UIApplicationShortcutIcon? { values.icon }
    /// Values of a property list for the application; nil by default.
    open var userInfo: [String: any NSSecureCoding]? { values.userInfo }

    /// What the action is about, by which a scene can be chosen for it; nothing chooses one. The default is nil.
    open var targetContentIdentifier: Any? { values.targetContentIdentifier }

    /// An immutable item.
    open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(values) }

    /// A ``UIMutableApplicationShortcutItem``.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(values) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIApplicationShortcutItem else { return false }
        return other === self || other.values == values
    }

    open override var hash: Int { values.type.hashValue }
}
