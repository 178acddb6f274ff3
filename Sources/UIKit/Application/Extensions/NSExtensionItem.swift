import Foundation

/// What a host gives an extension, or gets from it: texts and attachments.
open class NSExtensionItem: NSObject, NSCopying {
    public override init() {
        super.init()
    }

    /// The title; nil by default.
    @NSCopying open var attributedTitle: NSAttributedString?
    /// The text; nil by default.
    @NSCopying open var attributedContentText: NSAttributedString?
    /// Files, images and other data; nil by default.
    open var attachments: [NSItemProvider]?
    /// Other values, by keys of the application.
    open var userInfo: [AnyHashable: Any]?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.newObject()
        copy.attributedTitle = attributedTitle
        copy.attributedContentText = attributedContentText
        copy.attachments = attachments
        copy.userInfo = userInfo
        return copy
    }
}
