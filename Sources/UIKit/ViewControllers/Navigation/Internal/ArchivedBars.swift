import Foundation

// Bars in archives: their items and colors, without delegates and appearances.

private let itemsKey = "UIItems"

extension UINavigationBar {
    private static let properties: [ArchivedProperty<UINavigationBar>] = [
        .option("UIBarStyle", \.barStyle), .flag("UITranslucent", \.isTranslucent),
        .object("UIBarTintColor", \.barTintColor), .flag("UIPrefersLargeTitles", \.prefersLargeTitles),
        .object("UIShadowImage", \.shadowImage), .object("UIBackIndicatorImage", \.backIndicatorImage),
    ]

    func encodeBar(in coder: NSCoder) {
        coder.encode(Self.properties, of: self)
        coder.encode(list: items ?? [], forKey: itemsKey)
    }

    func decodeBar(from coder: NSCoder) {
        coder.decode(Self.properties, of: self)
        // In nibs only.
        if let attributes = coder.titleAttributes("titleTextAttributes") { titleTextAttributes = attributes }
        if let attributes = coder.titleAttributes("largeTitleTextAttributes") { largeTitleTextAttributes = attributes }
        let items = coder.decodeList(of: UINavigationItem.self, forKey: itemsKey)
        if !items.isEmpty { self.items = items }
    }
}

extension UIToolbar {
    private static let properties: [ArchivedProperty<UIToolbar>] = [
        .option("UIBarStyle", \.barStyle), .object("UIBarTintColor", \.barTintColor),
    ]

    func encodeBar(in coder: NSCoder) {
        coder.encode(Self.properties, of: self)
        coder.encode(list: items ?? [], forKey: itemsKey)
    }

    func decodeBar(from coder: NSCoder) {
        coder.decode(Self.properties, of: self)
        let items = coder.decodeList(of: UIBarButtonItem.self, forKey: itemsKey)
        if !items.isEmpty { self.items = items }
    }
}

extension UITabBar {
    private static let properties: [ArchivedProperty<UITabBar>] = [
        .option("UIBarStyle", \.barStyle), .flag("UITranslucent", \.isTranslucent),
        .object("UIBarTintColor", \.barTintColor), .object("UIUnselectedItemTintColor", \.unselectedItemTintColor),
        .object("UIBackgroundImage", \.backgroundImage), .object("UIShadowImage", \.shadowImage),
    ]

    private static let selectedKey = "UISelectedItem"

    func encodeBar(in coder: NSCoder) {
        coder.encode(Self.properties, of: self)
        coder.encode(list: items ?? [], forKey: itemsKey)
        if let index = items?.firstIndex(where: { $0 === selectedItem }) {
            coder.encode(index, forKey: Self.selectedKey)
        }
    }

    func decodeBar(from coder: NSCoder) {
        coder.decode(Self.properties, of: self)
        let items = coder.decodeList(of: UITabBarItem.self, forKey: itemsKey)
        guard !items.isEmpty else { return }
        self.items = items
        let index = coder.decodeInteger(forKey: Self.selectedKey)
        if coder.containsValue(forKey: Self.selectedKey), items.indices.contains(index) { selectedItem = items[index] }
    }
}
