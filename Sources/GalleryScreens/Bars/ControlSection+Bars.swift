import UIKit

extension ControlSection {
    /// Toolbars with the system's items, and a tab bar.
    @MainActor static var bars: ControlSection {
        ControlSection(
            title: "System items",
            rows: [
                bar("Words", [.done, .flexibleSpace, .cancel, .flexibleSpace, .edit, .flexibleSpace, .save]),
                bar("Documents", [.add, .flexibleSpace, .compose, .flexibleSpace, .action, .flexibleSpace, .trash]),
                bar(
                    "Places", [.bookmarks, .flexibleSpace, .organize, .flexibleSpace, .search, .flexibleSpace, .reply]),
                bar(
                    "Media",
                    [
                        .rewind, .flexibleSpace, .play, .flexibleSpace, .pause, .flexibleSpace, .fastForward,
                        .flexibleSpace, .refresh, .flexibleSpace, .camera,
                    ]),
                bar("Changes", [.undo, .flexibleSpace, .redo, .flexibleSpace, .stop, .flexibleSpace, .close]),
                ControlRow(title: "Disabled, tinted, an image", place: .bar(margin: 16)) { _ in
                    let disabled = UIBarButtonItem(systemItem: .trash)
                    disabled.isEnabled = false
                    let tinted = UIBarButtonItem(title: "Red")
                    tinted.tintColor = .systemRed
                    let star = UIBarButtonItem(image: .star)
                    star.accessibilityLabel = "Favorite"
                    return toolbar([disabled, .flexibleSpace(), tinted, .flexibleSpace(), star])
                },
                ControlRow(title: "Tab bar", place: .bar(margin: 16)) { _ in
                    let tabs = UITabBar()
                    let ground = UITabBarAppearance()
                    ground.configureWithTransparentBackground()
                    tabs.standardAppearance = ground
                    let favorites = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
                    let recents = UITabBarItem(tabBarSystemItem: .recents, tag: 1)
                    recents.badgeValue = "12"
                    tabs.items = [
                        favorites, recents, UITabBarItem(tabBarSystemItem: .search, tag: 2),
                        UITabBarItem(tabBarSystemItem: .downloads, tag: 3),
                    ]
                    tabs.selectedItem = favorites
                    return tabs
                },
            ])
    }

    @MainActor
    private static func bar(_ title: String, _ items: [UIBarButtonItem.SystemItem]) -> ControlRow {
        ControlRow(title: title, place: .bar(margin: 16)) { screen in
            toolbar(
                items.map { item in
                    UIBarButtonItem(systemItem: item, primaryAction: UIAction { [weak screen] _ in screen?.countTap() })
                })
        }
    }

    /// Returns a toolbar with the background of its row.
    @MainActor
    private static func toolbar(_ items: [UIBarButtonItem]) -> UIToolbar {
        let toolbar = UIToolbar()
        let ground = UIToolbarAppearance()
        ground.configureWithTransparentBackground()
        toolbar.standardAppearance = ground
        toolbar.items = items
        return toolbar
    }
}
