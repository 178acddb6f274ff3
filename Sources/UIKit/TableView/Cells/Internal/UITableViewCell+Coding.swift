import Foundation

extension UITableViewCell {
    private enum Key {
        static let style = "UITableViewCellStyle"
        static let identifier = "UIReuseIdentifier"
        static let selectionStyle = "UISelectionStyle"
        static let accessory = "UIAccessoryType"
        static let editingAccessory = "UIEditingAccessoryType"
        static let indentationLevel = "UIIndentationLevel"
        static let indentationWidth = "UIIndentationWidth"
        static let title = "UITextLabel"
        static let detail = "UIDetailTextLabel"
        static let content = "UIContentSubviews"
        static let background = "UIOwnBackgroundColor"
    }

    /// Foundation raises for a missing key; nibs have none.
    static func archivedIdentifier(in coder: NSCoder) -> String? {
        guard coder.nib != nil || coder.containsValue(forKey: Key.identifier) else { return nil }
        return coder.decodeObject(of: NSString.self, forKey: Key.identifier).map { "\($0)" }
    }

    /// Writes the cell without what the table sets. The image of a built-in style is not archived, because images
    /// cannot be.
    func encodeCell(in coder: NSCoder) {
        coder.encode(cellStyle.rawValue, forKey: Key.style)
        if let reuseIdentifier { coder.encode(NSString(string: reuseIdentifier), forKey: Key.identifier) }
        coder.encode(selectionStyle.rawValue, forKey: Key.selectionStyle)
        coder.encode(accessoryType.rawValue, forKey: Key.accessory)
        coder.encode(editingAccessoryType.rawValue, forKey: Key.editingAccessory)
        coder.encode(indentationLevel, forKey: Key.indentationLevel)
        coder.encode(Double(indentationWidth), forKey: Key.indentationWidth)
        if let title = labels.title { coder.encode(title, forKey: Key.title) }
        if let detail = labels.detail { coder.encode(detail, forKey: Key.detail) }
        let own = [labels.title, labels.detail, labels.image].compactMap(\.self) as [UIView]
        let content = contentView.subviews.filter { view in !own.contains { $0 === view } }
        if !content.isEmpty { coder.encode(NSArray(array: content), forKey: Key.content) }
        if hasOwnBackgroundColor, let backgroundColor { coder.encode(backgroundColor, forKey: Key.background) }
    }

    /// Reads the rest of what ``encodeCell(in:)`` wrote, after the style and the identifier.
    func decodeCell(from coder: NSCoder) {
        guard coder.containsValue(forKey: Key.selectionStyle) else { return }
        // The color that a view archives is the table's, unless the cell has one of its own.
        hasOwnBackgroundColor = false
        if coder.containsValue(forKey: Key.background) {
            backgroundColor = coder.decodeObject(forKey: Key.background) as? UIColor
        }
        selectionStyle = SelectionStyle(rawValue: coder.decodeInteger(forKey: Key.selectionStyle)) ?? .default
        accessoryType = AccessoryType(rawValue: coder.decodeInteger(forKey: Key.accessory)) ?? .none
        editingAccessoryType = AccessoryType(rawValue: coder.decodeInteger(forKey: Key.editingAccessory)) ?? .none
        indentationLevel = coder.decodeInteger(forKey: Key.indentationLevel)
        indentationWidth = coder.decodeDouble(forKey: Key.indentationWidth)
        contentView.frame = bounds
        if coder.containsValue(forKey: Key.title), let title = coder.decodeObject(forKey: Key.title) as? UILabel {
            textLabel?.takeText(of: title)
        }
        if coder.containsValue(forKey: Key.detail), let detail = coder.decodeObject(forKey: Key.detail) as? UILabel {
            detailTextLabel?.takeText(of: detail)
        }
        guard coder.containsValue(forKey: Key.content) else { return }
        let content = coder.decodeObject(forKey: Key.content) as? NSArray
        for case let view as UIView in content ?? [] { contentView.addSubview(view) }
    }
}
