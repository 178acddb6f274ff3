import Foundation

extension UITableViewCell {
    private enum Key {
        static let style = "UITableViewCellStyle"
        static let identifier = "UIReuseIdentifier"
        static let title = "UITextLabel"
        static let detail = "UIDetailTextLabel"
        static let image = "UIImageView"
        static let content = "UIContentSubviews"
        static let background = "UIOwnBackgroundColor"
        static let separatorInset = "UISeparatorInset"
    }

    private static let properties: [ArchivedProperty<UITableViewCell>] = [
        .option("UISelectionStyle", \.selectionStyle), .option("UIAccessoryType", \.accessoryType),
        .option("UIEditingAccessoryType", \.editingAccessoryType), .option("UIFocusStyle", \.focusStyle),
        .integer("UIIndentationLevel", \.indentationLevel), .number("UIIndentationWidth", \.indentationWidth),
        .flag("UIShouldIndentWhileEditing", \.shouldIndentWhileEditing),
        .flag("UIShowsReorderControl", \.showsReorderControl),
        .object("UIAccessoryView", \.accessoryView), .object("UIEditingAccessoryView", \.editingAccessoryView),
        .object("UIBackgroundView", \.backgroundView), .object("UISelectedBackgroundView", \.selectedBackgroundView),
        .object("UIMultipleSelectionBackgroundView", \.multipleSelectionBackgroundView),
    ]

    /// Writes the cell without what the table sets, and without configurations.
    func encodeCell(in coder: NSCoder) {
        coder.encode(cellStyle.rawValue, forKey: Key.style)
        coder.encode(text: reuseIdentifier, forKey: Key.identifier)
        coder.encode(Self.properties, of: self)
        if let ownSeparatorInset {
            coder.encode(text: NSCoder.string(for: ownSeparatorInset), forKey: Key.separatorInset)
        }
        if let title = labels.title { coder.encode(title, forKey: Key.title) }
        if let detail = labels.detail { coder.encode(detail, forKey: Key.detail) }
        if let image = labels.image { coder.encode(image, forKey: Key.image) }
        if !isConfigured {
            let own = [labels.title, labels.detail, labels.image].compactMap(\.self) as [UIView]
            let views = contentView.subviews.filter { view in !own.contains { $0 === view } }
            coder.encode(list: views, forKey: Key.content)
            encodeConstraints(in: coder, of: contentView)
        }
        if hasOwnBackgroundColor, let backgroundColor { coder.encode(backgroundColor, forKey: Key.background) }
    }

    /// Reads the rest of what ``encodeCell(in:)`` wrote, after the style and the identifier.
    func decodeCell(from coder: NSCoder) {
        // The color that a view archives is the table's, unless the cell has one of its own.
        hasOwnBackgroundColor = false
        if coder.containsValue(forKey: Key.background) {
            backgroundColor = coder.decode(UIColor.self, forKey: Key.background)
        }
        coder.decode(Self.properties, of: self)
        if let text = coder.decodeText(forKey: Key.separatorInset) { separatorInset = NSCoder.uiEdgeInsets(for: text) }
        contentView.frame = bounds
        if let title = coder.decode(UILabel.self, forKey: Key.title) { textLabel?.takeText(of: title) }
        if let detail = coder.decode(UILabel.self, forKey: Key.detail) { detailTextLabel?.takeText(of: detail) }
        if let image = coder.decode(UIImageView.self, forKey: Key.image) { imageView?.takeImages(of: image) }
        for view in coder.decodeList(of: UIView.self, forKey: Key.content) { contentView.addSubview(view) }
        decodeConstraints(from: coder, of: contentView)
        coder.nib?.addContent(to: self)
    }
}
