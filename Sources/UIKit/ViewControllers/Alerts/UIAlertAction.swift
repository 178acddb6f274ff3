/// An action that the user can choose in an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    /// The kind of an action. The raw values are UIKit's.
    public enum Style: Int, Sendable {
        /// An ordinary button. Without a preferred action, the return key chooses it if it is the only one apart from
        /// cancel.
        case `default` = 0
        /// Leaves things unchanged. An alert has at most one such action. Its title is semibold if there is no
        /// preferred action, and it is also chosen by the escape key and by taps beside an action sheet.
        case cancel = 1
        /// Changes or deletes data. The title is red.
        case destructive = 2
    }

    /// The text of the button.
    open private(set) var title: String?
    /// Whether the button is normal, the way out, or destructive.
    open private(set) var style = Style.default

    /// The default is true. A disabled action is gray and cannot be chosen.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { owner?.actionDidChange(self) } }
    }

    private var handler: (@MainActor (UIAlertAction) -> Void)?
    /// The alert controller that contains the action.
    weak var owner: UIAlertController?

    public override init() {
        super.init()
    }

    /// Creates a button of an alert.
    ///
    /// - Parameter handler: called after the alert was dismissed.
    public convenience init(
        title: String?, style: UIAlertAction.Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
    ) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(title: title, style: style, handler: handler)
        copy.isEnabled = isEnabled
        return copy
    }

    func perform() {
        handler?(self)
    }
}
