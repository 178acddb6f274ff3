import Foundation

/// The groups of a navigation item; nil at a side whose items were set without groups.
struct BarItemGroups {
    var leading: [UIBarButtonItemGroup]?
    var trailing: [UIBarButtonItemGroup]?
    var pinned: UIBarButtonItemGroup?
}

extension UINavigationItem {
    /// The groups at the leading edge. Setting them replaces ``leftBarButtonItems``; items that were set there are one
    /// group.
    public var leadingItemGroups: [UIBarButtonItemGroup] {
        get { groups.leading ?? Self.group(leftBarButtonItems) }
        set {
            let items = newValue.flatMap(\.shownItems)
            leftBarButtonItems = items.isEmpty ? nil : items
            groups.leading = newValue
            for group in newValue { group.navigationItem = self }
            bar?.navigationItemDidChange(self)
        }
    }

    /// The groups at the trailing edge, in order from the leading edge. Setting them replaces ``rightBarButtonItems``;
    /// items that were set there are one group.
    public var trailingItemGroups: [UIBarButtonItemGroup] {
        get { groups.trailing ?? Self.group(rightBarButtonItems?.reversed()) }
        set { setTrailing(newValue, pinned: groups.pinned) }
    }

    /// A group at the trailing edge beyond ``trailingItemGroups``; nil by default.
    public var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { groups.pinned }
        set { setTrailing(trailingItemGroups, pinned: newValue) }
    }

    private func setTrailing(_ trailing: [UIBarButtonItemGroup], pinned: UIBarButtonItemGroup?) {
        let all = trailing + (pinned.map { [$0] } ?? [])
        let items = all.flatMap(\.shownItems)
        rightBarButtonItems = items.isEmpty ? nil : items.reversed()
        (groups.trailing, groups.pinned) = (trailing, pinned)
        for group in all { group.navigationItem = self }
        bar?.navigationItemDidChange(self)
    }

    /// Called when a group of this item shows other items.
    func groupDidChange() {
        if let leading = groups.leading { leadingItemGroups = leading }
        if let trailing = groups.trailing { setTrailing(trailing, pinned: groups.pinned) }
        bar?.navigationItemDidChange(self)
    }

    private static func group(_ items: [UIBarButtonItem]?) -> [UIBarButtonItemGroup] {
        items.map { [UIBarButtonItemGroup(barButtonItems: $0, representativeItem: nil)] } ?? []
    }
}
