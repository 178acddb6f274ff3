/// A button beside a row that was swiped. The table itself does not show it yet: the type is there for source that answers with
/// it, and its handler for whoever shows it.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// Is given the action, the view it is shown in, and what to call, with whether it was done, at the end.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public enum Style: Int, Sendable {
        case normal = 0
        /// Red.
        case destructive = 1
    }

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?

    /// Nil sets the style's own back: `.systemRed` for the destructive one, `.systemGray` for the normal one. Unverified.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackgroundColor = newValue }
    }

    private var ownBackgroundColor: UIColor?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
