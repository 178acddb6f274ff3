import Foundation

extension UINavigationItem {
    private static let properties: [ArchivedProperty<UINavigationItem>] = [
        .text("UITitle", \.title), .text("UIPrompt", \.prompt),
        .object("UITitleView", \.titleView), .object("UIBackBarButtonItem", \.backBarButtonItem),
        .text("UIBackButtonTitle", \.backButtonTitle), .option("UIBackButtonDisplayMode", \.backButtonDisplayMode),
        .option("UILargeTitleDisplayMode", \.largeTitleDisplayMode), .flag("UIHidesBackButton", \.hidesBackButton),
        .flag("UILeftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
    ]

    private static let leftKey = "UILeftBarButtonItems"
    private static let rightKey = "UIRightBarButtonItems"

    /// Writes the item's buttons and views, without appearances and the search controller.
    func encodeItems(in coder: NSCoder) {
        coder.encode(Self.properties, of: self)
        coder.encode(list: leftBarButtonItems ?? [], forKey: Self.leftKey)
        coder.encode(list: rightBarButtonItems ?? [], forKey: Self.rightKey)
    }

    func decodeItems(from coder: NSCoder) {
        coder.decode(Self.properties, of: self)
        let left = coder.decodeList(of: UIBarButtonItem.self, forKey: Self.leftKey)
        if !left.isEmpty { leftBarButtonItems = left }
        let right = coder.decodeList(of: UIBarButtonItem.self, forKey: Self.rightKey)
        if !right.isEmpty { rightBarButtonItems = right }
    }
}
