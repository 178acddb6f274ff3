/// What a navigation bar shows for one view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The bar that shows the item; told when it changes.
    weak var bar: UINavigationBar?

    open var title: String? {
        didSet { didChange() }
    }

    /// Shown in place of the title, centred, at its own size.
    open var titleView: UIView? {
        didSet { didChange() }
    }

    /// The back button of the item pushed on top of this one. Nil: made from `backButtonTitle` or `title`.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { didChange() }
    }

    /// The title of the back button of the item pushed on top of this one; nil, the default, takes `title`.
    open var backButtonTitle: String? {
        didSet { didChange() }
    }

    open var hidesBackButton = false {
        didSet { didChange() }
    }

    /// False by default: left items take the place of the back button.
    open var leftItemsSupplementBackButton = false {
        didSet { didChange() }
    }

    /// From the leading edge on.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { didChange() }
    }

    /// From the trailing edge on: the first stands outermost.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { didChange() }
    }

    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) {
        title = coder.decodeObject(of: NSString.self, forKey: "UITitle") as String?
        super.init()
    }

    /// The first of `leftBarButtonItems`; setting it replaces them all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first of `rightBarButtonItems`; setting it replaces them all.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    // MARK: The same with an animation flag; buttons change at once

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    /// The title that a back button to this item has.
    var titleOfBackButton: String {
        backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
    }

    private func didChange() {
        bar?.navigationItemDidChange(self)
    }
}
