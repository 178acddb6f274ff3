import Foundation
internal import NibDocument

@MainActor
extension NibCoder {
    func decode(_ bar: UINavigationBar) {
        bar.decodeShared(from: self)
        if let style = option("barStyle", Self.barStyles) { bar.barStyle = style }
        if let isTranslucent = bool("translucent") { bar.isTranslucent = isTranslucent }
        if let color = color("barTintColor") { bar.barTintColor = color }
        if let prefers = bool("largeTitles") { bar.prefersLargeTitles = prefers }
        if let attributes = textAttributes("titleTextAttributes") { bar.titleTextAttributes = attributes }
        if let attributes = textAttributes("largeTitleTextAttributes") { bar.largeTitleTextAttributes = attributes }
        let items = objects("items", UINavigationItem.self)
        if !items.isEmpty { bar.items = items }
    }

    func decode(_ bar: UIToolbar) {
        bar.decodeShared(from: self)
        if let style = option("barStyle", Self.barStyles) { bar.barStyle = style }
        if let color = color("barTintColor") { bar.barTintColor = color }
        let items = objects("items", UIBarButtonItem.self)
        if !items.isEmpty { bar.items = items }
    }

    func decode(_ bar: UITabBar) {
        bar.decodeShared(from: self)
        if let style = option("barStyle", Self.barStyles) { bar.barStyle = style }
        if let color = color("barTintColor") { bar.barTintColor = color }
        let items = objects("items", UITabBarItem.self)
        if !items.isEmpty { bar.items = items }
        if let selected = record.attributes["selectedItem"].flatMap(instance.object) as? UITabBarItem {
            bar.selectedItem = selected
        }
    }

    private func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let part = record.part(key) else { return nil }
        let coder = NibCoder(part, instance)
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = coder.font() { attributes[.font] = font }
        if let color = coder.color("textColor") { attributes[.foregroundColor] = color }
        return attributes
    }

    func decode(_ item: UINavigationItem) {
        if let title = text("title") { item.title = title }
        if let prompt = text("prompt") { item.prompt = prompt }
        if let view = object("titleView", UIView.self) { item.titleView = view }
        if let title = text("backButtonTitle") { item.backButtonTitle = title }
        if let hides = bool("hidesBackButton") { item.hidesBackButton = hides }
        if let supplements = bool("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = supplements }
        let modes: [String: UINavigationItem.LargeTitleDisplayMode] = [
            "automatic": .automatic, "always": .always, "never": .never,
        ]
        if let mode = option("largeTitleDisplayMode", modes) { item.largeTitleDisplayMode = mode }
        if let back = object("backBarButtonItem", UIBarButtonItem.self) { item.backBarButtonItem = back }
        let left = objects("leftBarButtonItems", UIBarButtonItem.self)
        if !left.isEmpty { item.leftBarButtonItems = left }
        let right = objects("rightBarButtonItems", UIBarButtonItem.self)
        if !right.isEmpty { item.rightBarButtonItems = right }
        if let left = object("leftBarButtonItem", UIBarButtonItem.self) { item.leftBarButtonItem = left }
        if let right = object("rightBarButtonItem", UIBarButtonItem.self) { item.rightBarButtonItem = right }
    }

    func decodeShared(_ item: UIBarItem) {
        if let title = text("title") { item.title = title }
        if let image = image() { item.image = image }
        if let isEnabled = bool("enabled") { item.isEnabled = isEnabled }
        if let tag = integer("tag") { item.tag = tag }
        if let insets = insets("imageInsets") { item.imageInsets = insets }
    }

    func decode(_ item: UIBarButtonItem) {
        if let system = option("systemItem", Self.systemItems) { item.becomeSystemItem(system) }
        decodeShared(item)
        if record.attributes["style"] == "done" { item.style = .done }
        if let width = number("width") { item.width = width }
        if let color = color("tintColor") { item.tintColor = color }
        if let view = object("customView", UIView.self) { item.customView = view }
    }

    func decode(_ item: UITabBarItem) {
        if let system = option("systemItem", Self.systemTabs) { item.becomeSystemItem(system) }
        decodeShared(item)
        if let image = image("selectedImage") { item.selectedImage = image }
        if let badge = text("badgeValue") { item.badgeValue = badge }
        if let color = color("badgeColor") { item.badgeColor = color }
    }

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

    // MARK: Gestures

    func decode(_ recognizer: UIGestureRecognizer) {
        if let isEnabled = bool("enabled") { recognizer.isEnabled = isEnabled }
        if let cancels = bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = cancels }
        if let delays = bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = delays }
        if let delays = bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = delays }
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            if let count = integer("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
            if let count = integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = count }
        case let press as UILongPressGestureRecognizer:
            if let duration = number("minimumPressDuration") { press.minimumPressDuration = duration }
            if let distance = number("allowableMovement") { press.allowableMovement = distance }
            if let count = integer("numberOfTapsRequired") { press.numberOfTapsRequired = count }
            if let count = integer("numberOfTouchesRequired") { press.numberOfTouchesRequired = count }
        case let swipe as UISwipeGestureRecognizer:
            if let count = integer("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = count }
            let directions: [String: UISwipeGestureRecognizer.Direction] = [
                "left": .left, "right": .right, "up": .up, "down": .down,
            ]
            let parts = record.part("direction")?.attributes.values.filter { $0.value == "YES" }.map(\.key) ?? []
            let chosen = (parts + [record.attributes["direction"]].compactMap(\.self)).compactMap { directions[$0] }
            if !chosen.isEmpty { swipe.direction = UISwipeGestureRecognizer.Direction(chosen) }
        case let pan as UIPanGestureRecognizer:
            if let count = integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = count }
            if let count = integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = count }
        default: break
        }
    }
}
