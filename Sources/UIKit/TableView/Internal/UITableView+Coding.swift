import Foundation

extension UITableView {
    private enum Key {
        static let style = "UIStyle"
        static let separatorStyle = "UISeparatorStyle"
        static let separatorColor = "UISeparatorColor"
        static let allowsSelection = "UIAllowsSelection"
        static let allowsMultipleSelection = "UIAllowsMultipleSelection"
        static let allowsSelectionDuringEditing = "UIAllowsSelectionDuringEditing"
        static let allowsMultipleSelectionDuringEditing = "UIAllowsMultipleSelectionDuringEditing"
        static let header = "UITableHeaderView"
        static let footer = "UITableFooterView"
        static let background = "UIBackgroundColor"
    }

    private static let heights: [(key: String, height: ReferenceWritableKeyPath<UITableView, CGFloat>)] = [
        ("UIRowHeight", \.rowHeight), ("UISectionHeaderHeight", \.sectionHeaderHeight),
        ("UISectionFooterHeight", \.sectionFooterHeight), ("UIEstimatedRowHeight", \.estimatedRowHeight),
        ("UIEstimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
        ("UIEstimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
    ]

    /// Writes the table without rows, data source and delegate.
    func encodeTable(in coder: NSCoder) {
        coder.encode(style.rawValue, forKey: Key.style)
        coder.encode(separatorStyle.rawValue, forKey: Key.separatorStyle)
        if let separatorColor { coder.encode(separatorColor, forKey: Key.separatorColor) }
        for (key, height) in Self.heights { coder.encode(Double(self[keyPath: height]), forKey: key) }
        coder.encode(allowsSelection, forKey: Key.allowsSelection)
        coder.encode(allowsMultipleSelection, forKey: Key.allowsMultipleSelection)
        coder.encode(allowsSelectionDuringEditing, forKey: Key.allowsSelectionDuringEditing)
        coder.encode(allowsMultipleSelectionDuringEditing, forKey: Key.allowsMultipleSelectionDuringEditing)
        if let tableHeaderView { coder.encode(tableHeaderView, forKey: Key.header) }
        if let tableFooterView { coder.encode(tableFooterView, forKey: Key.footer) }
    }

    /// Reads the rest of what ``encodeTable(in:)`` wrote, after the style.
    func decodeTable(from coder: NSCoder) {
        guard coder.containsValue(forKey: Key.separatorStyle) else { return }
        // The initializer has made the table bounce in between.
        decodeScrolling(from: coder)
        separatorStyle =
            UITableViewCell.SeparatorStyle(rawValue: coder.decodeInteger(forKey: Key.separatorStyle)) ?? .singleLine
        if coder.containsValue(forKey: Key.separatorColor) {
            separatorColor = coder.decodeObject(forKey: Key.separatorColor) as? UIColor
        }
        // The initializer has set the background of the style in between.
        if coder.containsValue(forKey: Key.background) {
            backgroundColor = coder.decodeObject(forKey: Key.background) as? UIColor
        }
        for (key, height) in Self.heights where coder.containsValue(forKey: key) {
            self[keyPath: height] = coder.decodeDouble(forKey: key)
        }
        allowsSelection = coder.decodeBool(forKey: Key.allowsSelection)
        allowsMultipleSelection = coder.decodeBool(forKey: Key.allowsMultipleSelection)
        allowsSelectionDuringEditing = coder.decodeBool(forKey: Key.allowsSelectionDuringEditing)
        allowsMultipleSelectionDuringEditing = coder.decodeBool(forKey: Key.allowsMultipleSelectionDuringEditing)
        if coder.containsValue(forKey: Key.header) {
            tableHeaderView = coder.decodeObject(forKey: Key.header) as? UIView
        }
        if coder.containsValue(forKey: Key.footer) {
            tableFooterView = coder.decodeObject(forKey: Key.footer) as? UIView
        }
    }
}
