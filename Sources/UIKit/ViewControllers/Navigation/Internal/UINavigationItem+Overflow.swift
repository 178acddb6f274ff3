extension UINavigationItem {
    /// Whether the center groups are in the middle of the bar.
    func showsCenter(in bar: UINavigationBar) -> Bool {
        style != .navigator && bar.traitCollection.horizontalSizeClass == .regular
    }

    /// Whether bars of regular width show the item in another way than those of compact width.
    var dependsOnWidthClass: Bool {
        style != .navigator || preferredSearchBarPlacement == .inline || !centerItemGroups.isEmpty
    }

    /// Whether the title is at the leading edge of the bar.
    func hasLeadingTitle(in bar: UINavigationBar) -> Bool {
        largeTitleDisplayMode == .inline || showsCenter(in: bar)
    }

    /// Returns the button that opens the overflow menu; nil if there is nothing in the menu.
    func overflowItem(in bar: UINavigationBar) -> UIBarButtonItem? {
        let isCenterShown = showsCenter(in: bar)
        let groups = [leadingItemGroups, centerItemGroups, trailingItemGroups].flatMap { $0 }
        let hidden = groups.filter { group in
            group.isInOverflow || !isCenterShown && centerItemGroups.contains { $0 === group } && !group.isHidden
        }
        let elements = hidden.flatMap(\.menuElements) + (additionalOverflowItems.map { [$0] } ?? [])
        guard !elements.isEmpty else {
            overflowItem = nil
            return nil
        }
        let item = overflowItem ?? UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"))
        overflowItem = item
        // Not while the bar has it, because a change would make the bar's content again.
        item.owner = nil
        item.accessibilityLabel = SystemText.more.string
        item.menu = UIMenu(children: elements)
        return item
    }
}

extension UIBarButtonItemGroup {
    /// What stands for the group in a menu.
    var menuElements: [UIMenuElement] {
        if let menuRepresentation { return [menuRepresentation] }
        return barButtonItems.compactMap(\.menuElement)
    }
}

extension UIBarButtonItem {
    /// What stands for the item in a menu; nil for spaces and hidden items.
    fileprivate var menuElement: UIMenuElement? {
        guard !isHidden, systemItem != .flexibleSpace, systemItem != .fixedSpace else { return nil }
        if let menuRepresentation { return menuRepresentation }
        let name = displayedTitle ?? accessibilityLabel ?? systemItem?.spokenName ?? ""
        if let menu, primaryAction == nil, action == nil {
            return UIMenu(title: name, image: displayedImage, children: menu.children)
        }
        guard customView == nil else { return nil }
        return UIAction(title: name, image: displayedImage, attributes: isEnabled ? [] : .disabled) { [weak self] _ in
            self?.wasTapped(nil)
        }
    }
}
