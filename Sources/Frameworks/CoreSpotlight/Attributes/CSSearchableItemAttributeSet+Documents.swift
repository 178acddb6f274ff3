import Foundation

extension CSSearchableItemAttributeSet {
    public var subject: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var theme: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var contentDescription: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var identifier: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var audiences: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var fileSize: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var pageCount: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var pageWidth: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var pageHeight: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var securityMethod: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var creator: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var encodingApplications: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var kind: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var fontNames: [String]? {
        get { value() }
        set { setValue(newValue) }
    }
}
