import UIKit

extension ControlSection {
    /// Toolbars, and the buttons that every bar can have.
    @MainActor static var bars: ControlSection {
        ControlSection(
            title: "Bars",
            rows: [
                bar("Words", [.done, .flexibleSpace, .cancel, .edit, .save]),
                bar(
                    "Signs",
                    [
                        .add, .flexibleSpace, .trash, .flexibleSpace, .action, .flexibleSpace, .compose, .flexibleSpace,
                        .search,
                    ]),
                bar(
                    "More signs",
                    [
                        .bookmarks, .flexibleSpace, .organize, .flexibleSpace, .reply, .flexibleSpace, .refresh,
                        .flexibleSpace, .camera,
                    ]),
                bar("Media", [.flexibleSpace, .rewind, .play, .pause, .fastForward, .flexibleSpace, .stop, .close]),
                ControlRow(title: "Tabs", isWide: true) { _ in
                    let tabs = UITabBar()
                    let favorites = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
                    let recents = UITabBarItem(tabBarSystemItem: .recents, tag: 1)
                    recents.badgeValue = "12"
                    tabs.items = [favorites, recents, UITabBarItem(tabBarSystemItem: .search, tag: 2)]
                    tabs.selectedItem = favorites
                    return tabs
                },
                ControlRow(title: "Disabled, tinted, an image", isWide: true) { _ in
                    let disabled = UIBarButtonItem(systemItem: .trash)
                    disabled.isEnabled = false
                    let tinted = UIBarButtonItem(title: "Red")
                    tinted.tintColor = .systemRed
                    let image = UIBarButtonItem(image: .star)
                    let toolbar = UIToolbar()
                    toolbar.items = [disabled, .flexibleSpace(), tinted, .flexibleSpace(), image]
                    return toolbar
                },
            ])
    }

    @MainActor
    private static func bar(_ title: String, _ items: [UIBarButtonItem.SystemItem]) -> ControlRow {
        ControlRow(title: title, isWide: true) { screen in
            let toolbar = UIToolbar()
            toolbar.items = items.map { item in
                UIBarButtonItem(systemItem: item, primaryAction: UIAction { [weak screen] _ in screen?.countTap() })
            }
            return toolbar
        }
    }
}
