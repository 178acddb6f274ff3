import Foundation

extension UITableViewHeaderFooterView {
    private enum Key {
        static let identifier = "UIReuseIdentifier"
        static let title = "UITextLabel"
        static let detail = "UIDetailTextLabel"
        static let content = "UIContentSubviews"
    }

    static func archivedIdentifier(in coder: NSCoder) -> String? {
        if coder.nib != nil { return coder.decodeObject(of: NSString.self, forKey: Key.identifier).map { "\($0)" } }
        return coder.decodeText(forKey: Key.identifier)
    }

    /// Writes the view without what the table sets.
    func encodeHeaderFooter(in coder: NSCoder) {
        coder.encode(text: reuseIdentifier, forKey: Key.identifier)
        coder.encode(text: titles.title?.text, forKey: Key.title)
        coder.encode(text: titles.detail?.text, forKey: Key.detail)
        let own = [titles.title, titles.detail].compactMap(\.self) as [UIView]
        let content = content.subviews.filter { view in !own.contains { $0 === view } }
        if !content.isEmpty { coder.encode(NSArray(array: content), forKey: Key.content) }
    }

    /// Reads the rest of what ``encodeHeaderFooter(in:)`` wrote. A detail is only in headers of grouped tables.
    func decodeHeaderFooter(from coder: NSCoder) {
        if let title = coder.decodeText(forKey: Key.title) { textLabel?.text = title }
        if let detail = coder.decodeText(forKey: Key.detail) { detailTextLabel?.text = detail }
        guard coder.containsValue(forKey: Key.content) else { return }
        content.frame = bounds
        let views = coder.decodeObject(forKey: Key.content) as? NSArray
        for case let view as UIView in views ?? [] { content.addSubview(view) }
    }
}
