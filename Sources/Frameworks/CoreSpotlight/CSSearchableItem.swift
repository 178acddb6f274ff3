import Foundation

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSActionIdentifier = "kCSActionIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"
public let CSMailboxInbox = "com.apple.mailbox.inbox"
public let CSMailboxDrafts = "com.apple.mailbox.drafts"
public let CSMailboxSent = "com.apple.mailbox.sent"
public let CSMailboxJunk = "com.apple.mailbox.junk"
public let CSMailboxTrash = "com.apple.mailbox.trash"
public let CSMailboxArchive = "com.apple.mailbox.archive"

/// - Linux: works
///
/// Something for an index, which refuses it.
// Sound: as on Apple's systems, one thread at a time changes it.
open class CSSearchableItem: NSObject, NSCopying, @unchecked Sendable {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    /// A month after the item was created, unless it is set.
    open var expirationDate: Date! = Date(timeIntervalSinceNow: 30 * 24 * 3600)
    open var attributeSet: CSSearchableItemAttributeSet

    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CSSearchableItem(
            uniqueIdentifier: uniqueIdentifier, domainIdentifier: domainIdentifier,
            attributeSet: attributeSet.copy() as? CSSearchableItemAttributeSet ?? attributeSet)
        copy.expirationDate = expirationDate
        return copy
    }
}
