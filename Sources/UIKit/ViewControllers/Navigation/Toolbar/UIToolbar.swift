/// A row of bar button items, usually at the bottom of the screen. A navigation controller has a toolbar.
@preconcurrency @MainActor
open class UIToolbar: UIView, BarItemOwner, UIBarPositioning {
    private let background = BarBackground(hairlineIsAbove: true)
    private var shownItems: [UIBarButtonItem] = []
    private var itemViews: [UIView] = []

    /// The distance that the background extends below the bar, in points.
    var backgroundExtension: CGFloat = 0 {
        didSet { if backgroundExtension != oldValue { setNeedsLayout() } }
    }

    /// Whether the content ends above the bar, which then needs no background (iOS 15 on).
    var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { showBackground() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
        showBackground()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(background)
        showBackground()
        decodeBar(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeBar(in: coder)
    }

    override var archivedSubviews: [UIView] { [] }
    override var accessibilityKind: AccessibilityKind { .toolbar }

    override func decodeAdopted(from coder: NSCoder) {
        super.decodeAdopted(from: coder)
        decodeBar(from: coder)
    }

    /// The object that says where the bar is; not retained.
    open weak var delegate: (any UIToolbarDelegate)? { didSet { MainThreadChecker.check() } }

    /// What the delegate says, or else `.bottom`.
    open var barPosition: UIBarPosition {
        let given = BarPositioningDelegateMethods.position.receiver(delegate)?.position(for: self) ?? .any
        return given == .any ? .bottom : given
    }

    // MARK: Items

    /// The items in order from the leading edge.
    open var items: [UIBarButtonItem]? {
        get { shownItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items. If animated, the old items fade out and the new ones fade in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let leaving = itemViews
        for item in shownItems where item.owner === self { item.owner = nil }
        shownItems = items ?? []
        for item in shownItems { item.owner = self }
        itemViews = shownItems.compactMap(BarButton.view)
        for view in itemViews { addSubview(view) }
        showLooks()
        // A custom view may be in both the old and the new items.
        let gone = leaving.filter { old in !itemViews.contains { $0 === old } }
        setNeedsLayout()
        guard animated, window != nil else {
            for view in gone { view.removeFromSuperview() }
            return
        }
        let arrived = itemViews.filter { new in !leaving.contains { $0 === new } }
        for view in arrived { view.alpha = 0 }
        UIView.animate(withDuration: 0.25) {  // unverified
            for view in gone { view.alpha = 0 }
            for view in arrived { view.alpha = 1 }
        } completion: { _ in
            for view in gone {
                view.removeFromSuperview()
                view.alpha = 1
            }
        }
    }

    func barItemDidChange(_ item: UIBarItem) {
        setItems(shownItems, animated: false)
    }

    override func willOfferTouch() {
        super.willOfferTouch()
        offerLargeContent()
    }

    // MARK: Look

    /// `.black` makes the bar dark.
    open var barStyle = UIBarStyle.default {
        didSet {
            MainThreadChecker.check()
            overrideUserInterfaceStyle = barStyle != .default ? .dark : .unspecified
        }
    }

    /// The fill color; nil, the default, uses the fill of the appearance.
    open var barTintColor: UIColor? {
        didSet { showBackground() }
    }

    /// Whether the content extends under the bar. If false, the background of the system is a plain color. The default
    /// is true.
    open var isTranslucent = true {
        didSet {
            MainThreadChecker.check()
            if isTranslucent != oldValue { showBackground() }
        }
    }

    /// The appearance of the background; copied when it is set.
    open var standardAppearance: UIToolbarAppearance {
        get { standard }
        set {
            standard = newValue.kept { [weak self] in self?.showBackground() }
            showBackground()
        }
    }

    /// The appearance while the content ends above the bar; nil, the default, shows no background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { scrollEdge }
        set {
            scrollEdge = newValue?.kept { [weak self] in self?.showBackground() }
            showBackground()
        }
    }

    /// The appearance in windows of compact height; nil, the default, uses the standard one. Copied when it is set.
    open var compactAppearance: UIToolbarAppearance? {
        get { compact }
        set {
            MainThreadChecker.check()
            compact = newValue?.kept { [weak self] in self?.showBackground() }
            showBackground()
        }
    }

    /// The same while the content ends above the bar; nil, the default, uses the scroll edge appearance.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { compactEdge }
        set {
            MainThreadChecker.check()
            compactEdge = newValue?.kept { [weak self] in self?.showBackground() }
            showBackground()
        }
    }

    private var compact: UIToolbarAppearance?
    private var compactEdge: UIToolbarAppearance?
    private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass else { return }
        showBackground()
        setItems(shownItems, animated: false)
    }

    private var images = ToolbarImages() {
        didSet { showBackground() }
    }

    /// Sets an image that covers the bar at a position, in place of the appearance. The image for `.any` is that of all
    /// positions without one; one for the default metrics is also that of bars of compact height.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        images.setBackground(backgroundImage, topOrBottom, barMetrics)
    }

    /// Returns the image that was set for exactly this position and these metrics; nil if none was.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        images.background(topOrBottom, barMetrics)
    }

    /// Sets an image in place of the hairline, for a bar with a background image. An empty image shows none.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        images.setShadow(shadowImage, topOrBottom)
    }

    /// Returns the image that was set for exactly this position; nil if none was.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { images.shadow(topOrBottom) }

    private lazy var standard = UIToolbarAppearance().kept { [weak self] in self?.showBackground() }
    private var scrollEdge: UIToolbarAppearance?

    private func showBackground() {
        let appearance: UIToolbarAppearance
        if isAtScrollEdge {
            appearance = (isLow ? compactEdge : nil) ?? scrollEdge ?? .transparent
        } else {
            let standard = (isLow ? compact : nil) ?? standard
            let isFilled = !isTranslucent && standard.backgroundEffect != nil
            appearance = standard.withFill(barTintColor ?? (isFilled ? SystemMetrics.current.bars.background : nil))
        }
        background.show(images.shown(in: appearance, at: barPosition, isLow: isLow))
        showLooks()
    }

    /// Has the buttons look as the appearance says. At the edge that of the bar counts, unless the edge has its own.
    private func showLooks() {
        let edge = isAtScrollEdge ? (isLow ? compactEdge : nil) ?? scrollEdge : nil
        let appearance = edge ?? (isLow ? compact : nil) ?? standard
        let (plain, done) = (BarButtonLook([appearance.buttons]), BarButtonLook([appearance.doneButtons]))
        for case let button as BarButton in itemViews {
            let wanted = button.isDone ? done : plain
            guard !wanted.isUnset || !button.look.isUnset else { continue }
            button.look = wanted
            setNeedsLayout()
        }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + backgroundExtension)
        let margin = SystemMetrics.current.margins.bar(width: bounds.width)
        ToolbarLayout(
            bounds: bounds, leading: (isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left) + margin,
            trailing: (isRightToLeft ? safeAreaInsets.left : safeAreaInsets.right) + margin,
            isRightToLeft: isRightToLeft, scale: contentScaleFactor
        ).place(itemViews)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: SystemMetrics.current.bars.toolbarHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: SystemMetrics.current.bars.toolbarHeight)
    }
}

extension UIToolbar: KeyBar {}
