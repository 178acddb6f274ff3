import Foundation

/// A part of a text view's text that the user can tap.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// What the item is.
    public enum Content {
        /// A link of the text, or one that was found in it.
        case link(URL)
        /// An attachment, at its place in the text.
        case textAttachment(NSTextAttachment)
        /// The value of `NSAttributedString.Key.textItemTag`.
        case tag(String)
    }

    /// What was tapped.
    public let content: Content
    /// In UTF-16 units.
    public let range: NSRange

    init(content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }
}
