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
        edgesForExtendedLayout = UIRectEdge(rawValue: UInt(clamping: coder.decodeInteger(forKey: Key.edges)))
        preferredContentSize = coder.decodeText(forKey: Key.size).map { NSCoder.cgSize(for: $0) } ?? .zero
        restorationIdentifier = coder.decodeText(forKey: Key.restoration)
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
