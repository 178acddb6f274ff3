/// A button of a bar: a title, an image or a view of your own.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        /// Semibold, for the button that ends a task.
        case done = 2
    }

    /// Buttons with a meaning that every user knows. The raw values are UIKit's.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case undo = 21
        case redo = 22
    }

    open var style: Style = .plain {
        didSet { didChange() }
    }

    /// In points; 0, the default, fits the contents.
    open var width: CGFloat = 0 {
        didSet { didChange() }
    }

    /// Shown in place of title and image; handles its own touches.
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

    /// What a tap does. Its title and image are the item's where the item has none.
    open var primaryAction: UIAction? {
        didSet { didChange() }
    }

    /// The item that this one was made as, if any: the bar draws a plus for `.add`.
    private(set) var systemItem: SystemItem?

    public override init() {
        super.init()
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        style = systemItem == .done || systemItem == .save ? .done : .plain
        title = systemItem.title
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    var displayedTitle: String? {
        title ?? (displayedImage == nil && systemItem == nil ? primaryAction?.title : nil)
    }

    var displayedImage: UIImage? {
        image ?? (title == nil ? primaryAction?.image : nil)
    }
}

extension UIBarButtonItem.SystemItem {
    /// Nil for items that are drawn.
    var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        case .add: nil
        }
    }
}
