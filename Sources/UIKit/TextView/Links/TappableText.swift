import Foundation

/// A link, an attachment or a tagged part of the text of a text view.
struct TappableText: Equatable {
    enum Kind: Equatable {
        case link(URL)
        case attachment(NSTextAttachment)
        case tag(String)
    }

    let kind: Kind
    /// In UTF-16 units.
    let range: Range<Int>

    /// Returns what a run of text is; nil for plain text. A tag counts before a link, and that before an attachment
    /// (unverified).
    static func kind(of attributes: [NSAttributedString.Key: Any]) -> Kind? {
        if let tag = attributes[.textItemTag] as? String { return .tag(tag) }
        if let url = url(attributes[.link]) { return .link(url) }
        return (attributes[.attachment] as? NSTextAttachment).map(Kind.attachment)
    }

    private static func url(_ value: Any?) -> URL? {
        switch value {
        case let url as URL: url
        case let url as NSURL: url.absoluteURL
        case let text as String: URL(string: text)
        case let text as NSString: URL(string: "\(text)")
        default: nil
        }
    }

    @MainActor var item: UITextItem {
        let content: UITextItem.Content =
            switch kind {
            case .link(let url): .link(url)
            case .attachment(let attachment): .textAttachment(attachment)
            case .tag(let tag): .tag(tag)
            }
        return UITextItem(content: content, range: NSRange(range))
    }
}
