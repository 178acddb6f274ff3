import Foundation

/// A quick action that can be changed. A change of one that the application has registered has no effect until it is
/// registered again.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    open override var type: String {
        get { values.type }
        set { values.type = newValue }
    }

    open override var localizedTitle: String {
        get { values.title }
        set { values.title = newValue }
    }

    open override var localizedSubtitle: String? {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }

    open override var icon: UIApplicationShortcutIcon? {
        get { values.icon }
        set { values.icon = newValue }
    }

    open override var userInfo: [String: any NSSecureCoding]? {
        get { values.userInfo }
        set {
            values.userInfo = newValue
            values.requirePropertyList()
        }
    }

    open override var targetContentIdentifier: Any? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
}
