import Foundation

extension CSSearchableItemAttributeSet {
    public var accountIdentifier: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var accountHandles: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var htmlContentData: Data? {
        get { value() }
        set { setValue(newValue) }
    }

    public var textContent: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var authors: [CSPerson]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var primaryRecipients: [CSPerson]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var additionalRecipients: [CSPerson]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var hiddenAdditionalRecipients: [CSPerson]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var emailHeaders: [String: [Any]]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var mailboxIdentifiers: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var authorNames: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var recipientNames: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var authorEmailAddresses: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var recipientEmailAddresses: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var authorAddresses: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var recipientAddresses: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var phoneNumbers: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var emailAddresses: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var instantMessageAddresses: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var likelyJunk: NSNumber {
        get { value() ?? 0 }
        set { setValue(newValue) }
    }
}
