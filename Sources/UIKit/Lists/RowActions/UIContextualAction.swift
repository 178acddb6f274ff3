/// An action of a row that a swipe shows as a button beside the row, with a title, an image, or an image above a title
/// where the row is high enough. Template images and symbols are white.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// Performs the action. Receives the action, the button that shows it, and a closure to call at the end, once, on
    /// any thread, with whether the action was performed. That call moves the row back. After true for a destructive
    /// action the content of the row moves out instead, and stays out until the row is deleted or reloaded.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// Whether an action is normal or destructive.
    public enum Style: Int, Sendable {
        /// Gray.
        case normal = 0
        /// Red.
        case destructive = 1
    }

    /// Decides about the color, and about what happens to the row after the action.
    open private(set) var style: Style
    /// Called when the user taps the button, or swipes across the whole row if the action is the first one.
    open private(set) var handler: Handler
    /// The text of the button; nil for none.
    open var title: String?
    /// The picture of the button; nil, the default, for none. A list shows the title below it if there is room.
    open var image: UIImage?

    /// Setting nil restores the style's color: `.systemRed` for the destructive style, `.systemGray` for the normal
    /// one. Unverified.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackgroundColor = newValue }
    }

    private var ownBackgroundColor: UIColor?

    /// Creates an action of the normal style without a title, whose handler does nothing and reports that.
    public override init() {
        style = .normal
        handler = { _, _, completion in completion(false) }
        super.init()
    }

    /// Creates an action with a title, an image or both. The handler calls its last argument once.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
