import Foundation

extension UITableView {
    private enum Key {
        static let style = "UIStyle"
        static let separatorStyle = "UISeparatorStyle"
        static let background = "UIBackgroundColor"
    }

    private static let properties: [ArchivedProperty<UITableView>] = [
        .option(Key.separatorStyle, \.separatorStyle), .insets("UISeparatorInset", \.separatorInset),
        .option("UISeparatorInsetReference", \.separatorInsetReference),
        .number("UIRowHeight", \.rowHeight), .number("UISectionHeaderHeight", \.sectionHeaderHeight),
        .number("UISectionFooterHeight", \.sectionFooterHeight), .number("UIEstimatedRowHeight", \.estimatedRowHeight),
        .number("UIEstimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
        .number("UIEstimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
        .number("UISectionHeaderTopPadding", \.sectionHeaderTopPadding),
        .number("UIFillerRowHeight", \.fillerRowHeight),
        .flag("UIAllowsSelection", \.allowsSelection), .flag("UIAllowsMultipleSelection", \.allowsMultipleSelection),
        .flag("UIAllowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
        .flag("UIAllowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
        .flag("UIAllowsFocus", \.allowsFocus), .flag("UIAllowsFocusDuringEditing", \.allowsFocusDuringEditing),
        .flag("UISelectionFollowsFocus", \.selectionFollowsFocus),
        .flag("UIRemembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath),
        .flag("UIPrefetchingEnabled", \.isPrefetchingEnabled),
        .flag("UIInsetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea),
        .flag("UICellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth),
        .object("UIBackgroundView", \.backgroundView), .object("UITableHeaderView", \.tableHeaderView),
        .object("UITableFooterView", \.tableFooterView),
    ]

    /// Not of every table, because they make the table's section index.
    private static let sectionIndexProperties: [ArchivedProperty<UITableView>] = [
        .integer("UISectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount),
        .object("UISectionIndexColor", \.sectionIndexColor),
        .object("UISectionIndexBackgroundColor", \.sectionIndexBackgroundColor),
        .object("UISectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor),
    ]

    private static let separatorColorKey = "UISeparatorColor"

    /// Writes the table without rows, data source and delegate.
    func encodeTable(in coder: NSCoder) {
        coder.encode(style.rawValue, forKey: Key.style)
        if let separatorColor { coder.encode(separatorColor, forKey: Self.separatorColorKey) }
        coder.encode(Self.properties, of: self)
        if parts.sectionIndex.ifMade != nil { coder.encode(Self.sectionIndexProperties, of: self) }
    }

    /// Reads the rest of what ``encodeTable(in:)`` wrote, after the style.
    func decodeTable(from coder: NSCoder) {
        guard coder.containsValue(forKey: Key.separatorStyle) else { return }
        // The initializer has made the table bounce in between.
        decodeScrolling(from: coder)
        if let color = coder.decode(UIColor.self, forKey: Self.separatorColorKey) { separatorColor = color }
        // The initializer has set the background of the style in between.
        if coder.containsValue(forKey: Key.background) {
            backgroundColor = coder.decode(UIColor.self, forKey: Key.background)
        }
        coder.decode(Self.properties, of: self)
        coder.decode(Self.sectionIndexProperties, of: self)
    }
}

extension UITableView: MadeOfParts {}
extension UITableViewCell: MadeOfParts {}
extension UITableViewHeaderFooterView: MadeOfParts {}
