import Foundation

extension CSSearchableItemAttributeSet {
    public var containerTitle: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var containerDisplayName: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var containerIdentifier: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var containerOrder: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }
}
