import Foundation

/// An ordered list of menu elements with a title. The elements of a menu cannot be changed.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// Names the menu for ``UIMenuBuilder``: the initializer's, or a unique one.
    open private(set) var identifier: Identifier
    /// How the menu is shown in its parent, and how its elements are; none by default.
    open private(set) var options: Options
    /// The elements, in the order of the initializer.
    open private(set) var children: [UIMenuElement]
    /// How large the elements of the menu are: rows, or several beside each other. The default is `.large`.
    open var preferredElementSize: ElementSize
    /// Copied when it is set; nil, the default, is the standard appearance.
    open var displayPreferences: UIMenuDisplayPreferences? {
        get { ownPreferences }
        set { ownPreferences = newValue?.copy() as! UIMenuDisplayPreferences? }
    }

    private var ownPreferences: UIMenuDisplayPreferences?

    /// Creates a menu of actions, commands and other menus.
    ///
    /// - Parameter identifier: nil creates a unique identifier.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic." + UUID().uuidString)
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Creates a menu without a subtitle, in rows.
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(
            title: title, subtitle: nil, image: image, identifier: identifier, options: options,
            preferredElementSize: .large, children: children)
    }

    /// Creates a menu with a subtitle, in rows.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: .large, children: children)
    }

    /// Returns a copy of the menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let copy = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        copy.displayPreferences = displayPreferences
        return copy
    }

    /// The elements whose state is on, including those of submenus.
    ///
    /// - Complexity: O(n) in the number of elements
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            let state = (child as? UIAction)?.state ?? (child as? UICommand)?.state
            return state == .on ? [child] : []
        }
    }
}

extension UIMenu {
    /// Turns on the first action of a menu in which no element is on yet, and returns it.
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
    /// The names of menus, among them those of the system.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates an identifier, for example with the domain of the program in front.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier, for example with the domain of the program in front.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a menu is shown in its parent.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Shows the elements among those of the enclosing menu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Draws the title of the submenu in red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Allows at most one element to be on.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Shows the images of the elements beside each other.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large the elements of a menu are. The raw values are UIKit's.
    public enum ElementSize: Int, Sendable {
        /// Four images beside each other.
        case small = 0
        /// Three beside each other, with the image above the title.
        case medium = 1
        /// Rows with title and image.
        case large = 2
        /// The system chooses: rows.
        case automatic = -1
    }
}
