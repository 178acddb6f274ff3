import Foundation

extension CSSearchableItemAttributeSet {
    public var editors: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var participants: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var projects: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var downloadedDate: Date? {
        get { value() }
        set { setValue(newValue) }
    }

    public var contentSources: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var comment: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var copyright: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var lastUsedDate: Date? {
        get { value() }
        set { setValue(newValue) }
    }

    public var contentCreationDate: Date? {
        get { value() }
        set { setValue(newValue) }
    }

    public var contentModificationDate: Date? {
        get { value() }
        set { setValue(newValue) }
    }

    public var addedDate: Date? {
        get { value() }
        set { setValue(newValue) }
    }

    public var duration: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var contactKeywords: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var codecs: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var mediaTypes: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var streamable: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var totalBitRate: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var videoBitRate: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var audioBitRate: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var deliveryType: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var organizations: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var role: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var languages: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var rights: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var publishers: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var contributors: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var coverage: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var rating: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var ratingDescription: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var playCount: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var information: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var director: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var producer: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var genre: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var performers: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var originalFormat: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var originalSource: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var local: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var contentRating: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var url: URL? {
        get { value() }
        set { setValue(newValue) }
    }
}
