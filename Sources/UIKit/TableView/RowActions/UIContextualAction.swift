/// A button beside a row that was swiped. The table does not show such buttons yet: the type exists for source
/// compatibility, and the handler for code that shows them itself.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// Receives the action, the view it is shown in, and a closure to call at the end, with whether the action was
    /// performed.
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

    /// Setting nil restores the style's color: `.systemRed` for the destructive style, `.systemGray` for the normal
    /// one. Unverified.
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
