import Foundation

extension UIViewController {
    private enum Key {
        static let presentation = "UIModalPresentationStyle"
        static let transition = "UIModalTransitionStyle"
        static let edges = "UIEdgesForExtendedLayout"
        static let size = "UIPreferredContentSize"
        static let restoration = "UIRestorationIdentifier"
    }

    private static let flags: [(key: String, path: ReferenceWritableKeyPath<UIViewController, Bool>)] = [
        ("UIHidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
        ("UIDefinesPresentationContext", \.definesPresentationContext),
        ("UIModalInPresentation", \.isModalInPresentation),
        ("UIExtendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
    ]

    /// Writes the controller without its view, which it loads again.
    func encodeProperties(in coder: NSCoder) {
        coder.encode(Self.flags, of: self)
        coder.encode(modalPresentationStyle.rawValue, forKey: Key.presentation)
        coder.encode(modalTransitionStyle.rawValue, forKey: Key.transition)
        coder.encode(Int(edgesForExtendedLayout.rawValue), forKey: Key.edges)
        coder.encode(text: NSCoder.string(for: preferredContentSize), forKey: Key.size)
        coder.encode(text: restorationIdentifier, forKey: Key.restoration)
    }

    func decodeProperties(from coder: NSCoder) {
        guard coder.containsValue(forKey: Key.presentation) else { return }
        coder.decode(Self.flags, of: self)
        modalPresentationStyle =
            coder.decodeValue(UIModalPresentationStyle.self, forKey: Key.presentation) ?? .automatic
        modalTransitionStyle = coder.decodeValue(UIModalTransitionStyle.self, forKey: Key.transition) ?? .coverVertical
        edgesForExtendedLayout = UIRectEdge(rawValue: UInt(coder.decodeInteger(forKey: Key.edges)))
        preferredContentSize = coder.decodeText(forKey: Key.size).map { NSCoder.cgSize(for: $0) } ?? .zero
        restorationIdentifier = coder.decodeText(forKey: Key.restoration)
    }

    fileprivate static let childrenKey = "UIChildViewControllers"

    /// Writes the controllers of a container.
    static func encode(_ children: [UIViewController], in coder: NSCoder) {
        coder.encode(NSArray(array: children), forKey: childrenKey)
    }

    fileprivate static func children(in coder: NSCoder) -> [UIViewController] {
        guard coder.containsValue(forKey: childrenKey) else { return [] }
        return (coder.decodeObject(forKey: childrenKey) as? NSArray ?? []).compactMap { $0 as? UIViewController }
    }
}

extension UINavigationController {
    func adoptChildren(in coder: NSCoder) {
        let children = Self.children(in: coder)
        if !children.isEmpty { setViewControllers(children, animated: false) }
    }
}

extension UITabBarController {
    func adoptChildren(in coder: NSCoder) {
        let children = Self.children(in: coder)
        if !children.isEmpty { setViewControllers(children, animated: false) }
    }
}
