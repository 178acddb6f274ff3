import Foundation

extension UISplitViewController {
    private static let properties: [ArchivedProperty<UISplitViewController>] = [
        .option("UIPreferredSplitBehavior", \.preferredSplitBehavior).onlyInNibs,
        .option("UIPreferredDisplayMode", \.preferredDisplayMode).onlyInNibs,
        .flag("UIPresentsWithGesture", \.presentsWithGesture).onlyInNibs,
        .flag("UIShowsSecondaryOnlyButton", \.showsSecondaryOnlyButton).onlyInNibs,
    ]

    private static let columns: [(key: String, column: Column)] = [
        ("UIPrimaryViewController", .primary), ("UISupplementaryViewController", .supplementary),
        ("UISecondaryViewController", .secondary), ("UICompactViewController", .compact),
    ]

    /// Reads what a nib has; archives contain the style and the columns of no split view.
    func adoptColumns(in coder: NSCoder) {
        coder.decode(Self.properties, of: self)
        let children = Self.columns.map { ($0.column, coder.decodeList(of: UIViewController.self, forKey: $0.key)) }
        guard style != .unspecified else {
            let controllers = children.flatMap(\.1)
            if !controllers.isEmpty { viewControllers = controllers }
            return
        }
        for (column, controllers) in children {
            if let child = controllers.first { setViewController(child, for: column) }
        }
    }
}
