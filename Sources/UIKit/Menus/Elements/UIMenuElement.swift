/// The base class of menus, actions and commands: a title, a subtitle and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    open internal(set) var title: String
    /// The line below the title; nil by default.
    open var subtitle: String?
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
        case off, on, mixed
    }

    /// Whether an element is disabled, hidden or destructive.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Keeps the menu open after the element was selected.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
}
