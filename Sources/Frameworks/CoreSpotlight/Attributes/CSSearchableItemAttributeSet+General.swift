import Foundation

extension CSSearchableItemAttributeSet {
    public var displayName: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var alternateNames: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var path: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var contentURL: URL? {
        get { value() }
        set { setValue(newValue) }
    }

    public var thumbnailURL: URL? {
        get { value() }
        set { setValue(newValue) }
    }

    public var thumbnailData: Data? {
        get { value() }
        set { setValue(newValue) }
    }

    public var darkThumbnailURL: URL? {
        get { value() }
        set { setValue(newValue) }
    }

    public var relatedUniqueIdentifier: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var weakRelatedUniqueIdentifier: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var metadataModificationDate: Date? {
        get { value() }
        set { setValue(newValue) }
    }

    public var contentType: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var contentTypeTree: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var keywords: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var title: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var version: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var userCreated: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var userOwned: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var userCurated: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var rankingHint: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var domainIdentifier: String? {
        get { value() }
        set { setValue(newValue) }
    }
}
