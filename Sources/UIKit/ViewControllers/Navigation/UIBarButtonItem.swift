/// A button of a bar: a title, an image or a view of your own.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        /// Semibold, for the button that ends a task.
        case done = 2
    }

    open var style: Style = .plain {
        didSet { didChange() }
    }

    /// In points; 0, the default, fits the contents. What a fixed space is wide.
    open var width: CGFloat = 0 {
        didSet { didChange() }
    }

    /// Shown in place of title and image; handles its own touches.
    /// What a bar shows for the item, while it does.
    weak var shownView: UIView?

    open var customView: UIView? {
        didSet { didChange() }
    }

    /// Nil, the default, takes the bar's.
    open var tintColor: UIColor? {
        didSet { didChange() }
    }

    open var isHidden = false {
        didSet { didChange() }
    }

    /// What a tap does. Its title and image are the item's where the item has none. Takes the place of target and action.
    open var primaryAction: UIAction? {
        didSet {
            if primaryAction != nil { (target, action) = (nil, nil) }
            didChange()
        }
    }

    /// Titles that the item may have: it is as wide as the widest, and so stays when its title changes.
    open var possibleTitles: Set<String>? {
        didSet { didChange() }
    }

    /// Opens when the item is touched, or, where a tap does something, for a finger that stays. Nil by default.
    open var menu: UIMenu? {
        didSet { didChange() }
    }

    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    var menuContent: ControlMenuContent? {
        menu.map { ControlMenuContent(menu: $0, sender: self, order: preferredMenuElementOrder) }
    }

    /// Who gets the action; nil, the default, for the responder chain. Not kept alive.
    open weak var target: AnyObject?

    /// What a tap sends, with the item as its argument.
    open var action: Selector?

    /// The item that this one was made as, if any: the bar draws a plus for `.add`.
    private(set) var systemItem: SystemItem?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
        systemItem =
            coder.containsValue(forKey: "UISystemItem")
            ? SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem")) : nil
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIStyle")
        if let systemItem { coder.encode(systemItem.rawValue, forKey: "UISystemItem") }
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.menu = menu
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        style = systemItem.style
        title = systemItem.title
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Takes the room that is left in a toolbar.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .flexibleSpace)
    }

    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    var displayedTitle: String? {
        title ?? (displayedImage == nil && systemItem == nil ? primaryAction?.title : nil)
    }

    var displayedImage: UIImage? {
        image ?? (title == nil ? primaryAction?.image : nil)
    }
}
