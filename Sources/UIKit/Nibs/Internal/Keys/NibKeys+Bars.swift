import Foundation
internal import NibDocument

// What bars, their items and search bars have.
extension NibKeys {
    static let bars: [String: NibSource] = [
        "UIBarStyle": .option("barStyle", barStyles),
        "UIPrefersLargeTitles": .flag("largeTitles"),
        "UIItems": .list("items"),
        "UISelectedItem": NibSource { coder in
            let selected = coder.record.attributes["selectedItem"].flatMap { coder.instance.object($0) }
            return coder.members(of: "items").firstIndex { $0 === selected }.map { .number(Double($0)) }
        },

        "UISearchBarStyle": .option("searchBarStyle", searchBarStyles),
        "UIScopeButtonTitles": NibSource { coder in
            let titles = coder.record.list("scopeButtonTitles").compactMap { $0.attributes["value"] }
            return titles.isEmpty ? nil : .object(NSArray(array: titles.map { NSString(string: $0) }))
        },

        "UIDisabled": .negated("enabled"),

        "UILargeTitleDisplayMode": .option("largeTitleDisplayMode", displayModes),
        "UILeftBarButtonItems": .either(single("leftBarButtonItem"), .list("leftBarButtonItems")),
        "UIRightBarButtonItems": .either(single("rightBarButtonItem"), .list("rightBarButtonItems")),
    ]

    /// Items of the system have its titles and styles where the file has no others.
    static let buttonItems: [String: NibSource] = [
        "UISystemItem": .option("systemItem", systemItems),
        "UIStyle": NibSource { coder in
            let isDone = coder.record.attributes["style"] == "done"
            let style = isDone ? .done : coder.option("systemItem", systemItems)?.style
            return style.map { .number(Double($0.rawValue)) }
        },
        "UITitle": .string { $0.text("title") ?? $0.option("systemItem", systemItems)?.title },
    ]

    static let tabItems: [String: NibSource] = [
        "UITitle": .string { $0.text("title") ?? $0.option("systemItem", systemTabs)?.title },
        "UIImage": NibSource { coder in
            let symbol = coder.option("systemItem", systemTabs)?.symbol
            return (coder.image() ?? symbol.flatMap { UIImage(systemName: $0) }).map { .object($0) }
        },
    ]

    /// A list with one member.
    private static func single(_ key: String) -> NibSource {
        NibSource { coder in
            guard case .object(let item) = NibSource.part(key).answer(coder) else { return nil }
            return .object(NSArray(object: item))
        }
    }

    private static let barStyles: [String: UIBarStyle] = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]

    private static let searchBarStyles: [String: UISearchBar.Style] = [
        "default": .default, "prominent": .prominent, "minimal": .minimal,
    ]

    private static let displayModes: [String: UINavigationItem.LargeTitleDisplayMode] = [
        "automatic": .automatic, "always": .always, "never": .never,
    ]

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
        "undo": .undo, "redo": .redo, "close": .close,
    ]

    private static let systemTabs: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
