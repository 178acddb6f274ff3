/// A button at the end of a row, shown by a swipe. Superseded by ``UIContextualAction``.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
    /// Whether an action is normal or destructive.
    public enum Style: Int, Sendable {
        /// Destructive: red.
        case `default` = 0
        /// An action that changes or shows something: gray.
        case normal = 1

        /// Another name of `default`.
        public static var destructive: Style { .default }
    }

    /// Normal or destructive.
    open private(set) var style: Style
    /// The text of the button; nil for none.
    open var title: String?
    /// The default is `.systemRed` for the default style and `.systemGray` for the normal one. Unverified.
    open var backgroundColor: UIColor?
    /// An effect behind the button; nil, the default, for none.
    open var backgroundEffect: UIVisualEffect?

    let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

    /// Creates a button of the default style without a title, which does nothing.
    public override init() {
        style = .default
        handler = { _, _ in }
        backgroundColor = .systemRed
        super.init()
    }

    /// Creates a button for a row that is swiped.
    ///
    /// - Parameter handler: Receives the action and the row. The row closes afterwards.
    public init(
        style: Style, title: String?, handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .default ? .systemRed : .systemGray
    }

    public nonisolated func copy(with zone: NSZone?) -> Any {
        let copy: UITableViewRowAction = MainActor.assumeIsolated {
            let copy = UITableViewRowAction(style: style, title: title, handler: handler)
            copy.backgroundColor = backgroundColor
            copy.backgroundEffect = backgroundEffect
            return copy
        }
        return copy
    }
}
