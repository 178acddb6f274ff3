import Foundation

extension CSSearchableItemAttributeSet {
    public var providerDataTypeIdentifiers: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var providerFileTypeIdentifiers: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var providerInPlaceFileTypeIdentifiers: [String]? {
        get { value() }
        set { setValue(newValue) }
    }
}
