/// The base class of menus, actions and commands: a title, a subtitle and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The text of the element. It can be changed for actions and commands.
    open internal(set) var title: String
    /// The line below the title; nil by default.
    open var subtitle: String?
    /// The picture of the element; nil for none. It can be changed for actions and commands.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }
}

extension UIMenuElement {
    /// Whether an element that represents a choice is on.
    public enum State: Int, Sendable {
        /// No mark (`off`, the default), a check mark (`on`), or a dash, for a choice that applies to a part (`mixed`).
        case off, on, mixed
    }

    /// Whether an element is disabled, hidden or destructive.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The element is gray and cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element is red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Keeps the menu open after the element was selected.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
}

extension UIMenuElement: UIAccessibilityIdentification {}
