import Foundation

extension UITableView {
    private static let properties: [ArchivedProperty<UITableView>] = [
        .option("UISeparatorStyle", \.separatorStyle), .insets("UISeparatorInset", \.separatorInset),
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
        coder.encode(style.rawValue, forKey: "UIStyle")
        if let separatorColor { coder.encode(separatorColor, forKey: Self.separatorColorKey) }
        coder.encode(Self.properties, of: self)
        if parts.sectionIndex.ifMade != nil { coder.encode(Self.sectionIndexProperties, of: self) }
    }

    /// Reads the rest of what ``encodeTable(in:)`` wrote, after the style.
    func decodeTable(from coder: NSCoder) {
        // The initializer has made the table bounce and set the background of its style in between.
        decodeScrolling(from: coder)
        decodeShared(from: coder)
        if let color = coder.decode(UIColor.self, forKey: Self.separatorColorKey) { separatorColor = color }
        coder.decode(Self.properties, of: self)
        coder.decode(Self.sectionIndexProperties, of: self)
        coder.nib?.addRows(to: self)
    }
}
