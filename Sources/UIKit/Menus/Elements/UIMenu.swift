import Foundation

/// Menu elements in their order, under a title. Immutable but for the size of its elements.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    public let identifier: Identifier
    public let options: Options
    public let children: [UIMenuElement]

    /// - Parameter identifier: nil makes one that no other menu has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic." + UUID().uuidString)
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The elements that are on, in menus inside this one too. O(elements).
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            let state = (child as? UIAction)?.state ?? (child as? UICommand)?.state
            return state == .on ? [child] : []
        }
    }
}

extension UIMenu {
    /// Of a choice of which nothing is chosen yet.
    func turnOnFirst() -> UIMenuElement? {
        for child in children {
            if let action = child as? UIAction {
                action.state = .on
                return action
            }
            if let found = (child as? UIMenu)?.turnOnFirst() { return found }
        }
        return nil
    }
}

extension UIMenu {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Its elements stand among those of the menu around it.
        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one of its elements is on.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }
}
