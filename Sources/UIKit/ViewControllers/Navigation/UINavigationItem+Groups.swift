import Foundation

/// The groups of a navigation item; nil at a side whose items were set without groups.
struct BarItemGroups {
    var leading: [UIBarButtonItemGroup]?
    var trailing: [UIBarButtonItemGroup]?
    var pinned: UIBarButtonItemGroup?
}

extension UINavigationItem {
    func setTrailing(_ trailing: [UIBarButtonItemGroup], pinned: UIBarButtonItemGroup?) {
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

    static func group(_ items: [UIBarButtonItem]?) -> [UIBarButtonItemGroup] {
        items.map { [UIBarButtonItemGroup(barButtonItems: $0, representativeItem: nil)] } ?? []
    }
}
