import Foundation

extension UIViewController {
    private static let edgesKey = "UIEdgesForExtendedLayout"

    private static let properties: [ArchivedProperty<UIViewController>] = [
        .text("UITitle", \.title), .text("UIRestorationIdentifier", \.restorationIdentifier),
        .flag("UIHidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
        .flag("UIDefinesPresentationContext", \.definesPresentationContext),
        .flag("UIModalInPresentation", \.isModalInPresentation),
        .option("UIModalPresentationStyle", \.modalPresentationStyle),
        .option("UIModalTransitionStyle", \.modalTransitionStyle),
        .flag("UIExtendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
        .size("UIPreferredContentSize", \.preferredContentSize),
    ]

    /// Writes the controller without its view, which it loads again, and without its items.
    func encodeProperties(in coder: NSCoder) {
        coder.encode(Self.properties, of: self)
        coder.encode(Int(edgesForExtendedLayout.rawValue), forKey: Self.edgesKey)
    }

    func decodeProperties(from coder: NSCoder) {
        storyboardScene = coder.nib?.instance.scene
        coder.decode(Self.properties, of: self)
        if coder.containsValue(forKey: Self.edgesKey) {
            edgesForExtendedLayout = UIRectEdge(rawValue: UInt(clamping: coder.decodeInteger(forKey: Self.edgesKey)))
        }
        // The items are in nibs only.
        coder.adoptNavigationItem(of: self)
        if let item = coder.decode(UITabBarItem.self, forKey: "UITabBarItem") { tabBarItem = item }
        let items = coder.decodeList(of: UIBarButtonItem.self, forKey: "UIToolbarItems")
        if !items.isEmpty { toolbarItems = items }
    }

    fileprivate static let childrenKey = "UIChildViewControllers"

    /// Writes the controllers of a container.
    static func encode(_ children: [UIViewController], in coder: NSCoder) {
        coder.encode(list: children, forKey: childrenKey)
    }

    fileprivate static func children(in coder: NSCoder) -> [UIViewController] {
        coder.decodeList(of: UIViewController.self, forKey: childrenKey)
    }
}

extension UINavigationController {
    private static let properties: [ArchivedProperty<UINavigationController>] = [
        .flag("UINavigationBarHidden", \.isNavigationBarHidden).onlyInNibs,
        .flag("UIToolbarHidden", \.isToolbarHidden).onlyInNibs,
    ]

    /// Reads what the bars have in a nib, and the controllers of the stack.
    func adoptChildren(in coder: NSCoder) {
        coder.adopt("navigationBar", navigationBar)
        coder.adopt("toolbar", toolbar)
        coder.decode(Self.properties, of: self)
        let children = Self.children(in: coder)
        if !children.isEmpty { setViewControllers(children, animated: false) }
    }
}

extension UITabBarController {
    /// Reads what the bar has in a nib, and the controllers of the tabs.
    func adoptChildren(in coder: NSCoder) {
        coder.adopt("tabBar", tabBar)
        let children = Self.children(in: coder)
        if !children.isEmpty { setViewControllers(children, animated: false) }
    }
}
