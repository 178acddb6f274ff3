/// The tabs of a tab bar controller that was given tabs in place of controllers.
@MainActor
struct TabList {
    var tabs: [UITab] = []
    /// The tabs of a bar of compact width; nil for all.
    var compactIdentifiers: [String]?

    /// Returns the tabs of the bar: fixed ones first, pinned ones last.
    func shown(isCompact: Bool) -> [UITab] {
        var shown = tabs.filter { !$0.isHidden }
        if isCompact, let compactIdentifiers {
            shown = compactIdentifiers.compactMap { UITabGroup.tab($0, in: shown) }
        }
        let (fixed, pinned) = (UITab.Placement.fixed, UITab.Placement.pinned)
        return shown.filter { $0.preferredPlacement == fixed }
            + shown.filter { $0.preferredPlacement != fixed && $0.preferredPlacement != pinned }
            + shown.filter { $0.preferredPlacement == pinned }
    }

    /// The tab of the bar that shows a controller.
    func tab(of controller: UIViewController?, isCompact: Bool) -> UITab? {
        guard let controller else { return nil }
        return shown(isCompact: isCompact).first { $0.shownController === controller }
    }

    /// The innermost selected tab.
    static func innermost(_ tab: UITab?) -> UITab? {
        var tab = tab
        while let child = (tab as? UITabGroup)?.currentChild { tab = child }
        return tab
    }
}
