import Foundation
import UniformTypeIdentifiers

extension CSSearchableItemAttributeSet {
    public var supportsPhoneCall: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var supportsNavigation: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var actionIdentifiers: [String] {
        get { value() ?? [] }
        set { setValue(newValue) }
    }

    public var sharedItemContentType: UTType? {
        get { value() }
        set { setValue(newValue) }
    }
}
