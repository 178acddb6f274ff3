/// The bar at the top of a navigation controller, or on its own: a stack of items of which it shows the top one.
@preconcurrency @MainActor
open class UINavigationBar: UIView, BarItemOwner {
    private let background = NavigationBarBackground()
    private var content: NavigationBarContent?
    private var stack: [UINavigationItem] = []

    /// Called by the back button; a bar on its own pops its top item.
    var onBack: (@MainActor () -> Void)?

    /// Points that the background reaches above the bar, under a status bar.
    var backgroundExtension: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// Whether the content below rests at its top, so that the bar needs no background of its own (iOS 15 on).
    var isAtScrollEdge = false {
        didSet {
            guard isAtScrollEdge != oldValue else { return }
            background.isHidden = isAtScrollEdge
        }
    }

    /// Font and colour of the title; nil, the default, takes the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { showTopItem() }
    }

    /// The fill of the bar; nil, the default, takes the system's.
    open var barTintColor: UIColor? {
        didSet { background.backgroundColor = barTintColor ?? SystemMetrics.current.bars.background }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(background)
    }

    // MARK: Items

    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }

    open var topItem: UINavigationItem? {
        stack.last
    }

    /// The item below the top one, which the back button leads to.
    open var backItem: UINavigationItem? {
        stack.dropLast().last
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        replaceStack(with: stack + [item], animated: animated, direction: .push)
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = stack.last else { return nil }
        replaceStack(with: stack.dropLast(), animated: animated, direction: .pop)
        return item
    }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let items = items ?? []
        let isPop = items.last.map { last in stack.dropLast().contains { $0 === last } } ?? true
        replaceStack(with: items, animated: animated, direction: isPop ? .pop : .push)
    }

    private func replaceStack(
        with items: [UINavigationItem], animated: Bool, direction: NavigationTransition.Direction
    ) {
        for item in stack where item.bar === self { item.bar = nil }
        stack = items
        for item in stack { item.bar = self }
        guard animated, window != nil, let from = content, let to = makeContent() else {
            showTopItem()
            return
        }
        content = to
        NavigationTransition.exchange(from, with: to, in: self, direction: direction)
    }

    // MARK: Contents

    func navigationItemDidChange(_ item: UINavigationItem) {
        if item === topItem || item === backItem { showTopItem() }
    }

    func barItemDidChange(_ item: UIBarItem) {
        showTopItem()
    }

    func backButtonTapped() {
        if let onBack { onBack() } else { popItem(animated: true) }
    }

    private func showTopItem() {
        content?.removeFromSuperview()
        content = makeContent()
        if let content { addSubview(content) }
    }

    private func makeContent() -> NavigationBarContent? {
        topItem.map { NavigationBarContent(item: $0, backItem: backItem, bar: self) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(
            x: 0, y: -backgroundExtension, width: bounds.width, height: bounds.height + backgroundExtension)
        content?.frame = bounds
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: SystemMetrics.current.bars.navigationBarHeight)
    }
}
