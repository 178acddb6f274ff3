import Foundation

extension UITableViewHeaderFooterView {
    private enum Key {
        static let identifier = "UIReuseIdentifier"
        static let title = "UITextLabel"
        static let detail = "UIDetailTextLabel"
        static let content = "UIContentSubviews"
        static let background = "UIBackgroundView"
    }

    /// Writes the view without what the table sets, and without configurations.
    func encodeHeaderFooter(in coder: NSCoder) {
        coder.encode(text: reuseIdentifier, forKey: Key.identifier)
        // Fonts and colors are those of the table's style, unless the texts have their own.
        for (key, label) in [(Key.title, titles.title), (Key.detail, titles.detail)] {
            coder.encode(text: label?.text, forKey: key)
            if let text = label?.content.attributed { coder.encode(ArchivedText(text), forKey: key + "Attributed") }
        }
        if let backgroundView { coder.encode(backgroundView, forKey: Key.background) }
        guard !isConfigured else { return }
        let own = [titles.title, titles.detail].compactMap(\.self) as [UIView]
        let views = content.subviews.filter { view in !own.contains { $0 === view } }
        coder.encode(list: views, forKey: Key.content)
        encodeConstraints(in: coder, of: content)
    }

    /// Reads the rest of what ``encodeHeaderFooter(in:)`` wrote. A detail is only in headers of grouped tables.
    func decodeHeaderFooter(from coder: NSCoder) {
        for (key, label) in [(Key.title, \UITableViewHeaderFooterView.textLabel), (Key.detail, \.detailTextLabel)] {
            guard let text = coder.decodeText(forKey: key) else { continue }
            self[keyPath: label]?.text = text
            if let text = coder.decode(ArchivedText.self, forKey: key + "Attributed")?.text {
                self[keyPath: label]?.attributedText = text
            }
        }
        if let background = coder.decode(UIView.self, forKey: Key.background) { backgroundView = background }
        content.frame = bounds
        for view in coder.decodeList(of: UIView.self, forKey: Key.content) { content.addSubview(view) }
        decodeConstraints(from: coder, of: content)
    }
}
