/// A button that a swipe over a row shows. Superseded by ``UIContextualAction``. The table itself does not show it yet: the type is
/// there for source that answers with it, and its handler for whoever shows it.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
    public enum Style: Int, Sendable {
        /// Destructive: red.
        case `default` = 0
        case normal = 1

        public static var destructive: Style { .default }
    }

    public let style: Style
    open var title: String?
    /// `.systemRed` for the default style, `.systemGray` for the normal one, unless set. Unverified.
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIVisualEffect?

    let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

    /// - Parameter handler: is given the action and the row.
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
