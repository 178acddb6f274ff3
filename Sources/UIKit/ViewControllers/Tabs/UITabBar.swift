/// A row of tabs, one of which is selected. A tab bar controller has a tab bar.
@preconcurrency @MainActor
open class UITabBar: UIView, BarItemOwner {
    /// The object that is told of the chosen item; not retained.
    open weak var delegate: (any UITabBarDelegate)? {
        didSet {
            MainThreadChecker.check()
            proxy = ProxyAnswers(delegate)
        }
    }
    private var proxy: ProxyAnswers?

    /// Returns the delegate; nil if it is a proxy that does not respond to the method.
    func delegate<Call>(for method: OptionalMethod<any UITabBarDelegate, Call>) -> (any UITabBarDelegate)? {
        method.receiver(delegate, proxy)
    }

    private let background = BarBackground(hairlineIsAbove: true)
    private var shownItems: [UITabBarItem] = []
    private var buttons: [TabBarButton] = []

    /// The distance that the background extends below the bar, in points.
    var backgroundExtension: CGFloat = 0 {
        didSet { if backgroundExtension != oldValue { setNeedsLayout() } }
    }

    /// Whether the content ends above the bar, which then needs no background (iOS 15 on).
    var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { appearanceDidChange() } }
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
    override var accessibilityKind: AccessibilityKind { .tabBar }

    override func decodeAdopted(from coder: NSCoder) {
        super.decodeAdopted(from: coder)
        decodeBar(from: coder)
    }

    // MARK: Items

    /// The items in order from the leading edge.
    open var items: [UITabBarItem]? {
        get { shownItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items. If animated, the new tabs fade in.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        for item in shownItems where item.owner === self { item.owner = nil }
        for button in buttons { button.removeFromSuperview() }
        shownItems = items ?? []
        for item in shownItems { item.owner = self }
        buttons = shownItems.map { item in
            TabBarButton(item: item) { [weak self] in self?.tapped(item) }
        }
        for button in buttons { addSubview(button) }
        if let selectedItem, !shownItems.contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
        showSelection()
        setNeedsLayout()
        guard animated, window != nil else { return }
        for button in buttons { button.alpha = 0 }
        UIView.animate(withDuration: 0.25) {  // unverified
            for button in self.buttons { button.alpha = 1 }
        }
    }

    /// Nil by default. Setting it does not call the delegate.
    open weak var selectedItem: UITabBarItem? {
        didSet {
            MainThreadChecker.check()
            if selectedItem !== oldValue { showSelection() }
        }
    }

    private func tapped(_ item: UITabBarItem) {
        if onTap?(item) == false { return }
        selectedItem = item
        delegate(for: TabBarDelegateMethods.didSelect)?.tabBar(self, didSelect: item)
    }

    /// Set by the tab bar controller to select the controller of a tab; returns false to leave the tab unselected.
    var onTap: (@MainActor (UITabBarItem) -> Bool)?

    func barItemDidChange(_ item: UIBarItem) {
        buttons.first { $0.item === item }?.showItem()
        if item === selectedItem { appearanceDidChange() }
        setNeedsLayout()
    }

    func button(of item: UITabBarItem) -> UIView? { buttons.first { $0.item === item } }

    override func willOfferTouch() {
        super.willOfferTouch()
        offerLargeContent()
    }

    // MARK: Look

    /// The color of the tabs that are not selected; nil, the default, is the system's gray.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            MainThreadChecker.check()
            showSelection()
        }
    }

    /// The fill color; nil, the default, uses the fill of the appearance.
    open var barTintColor: UIColor? {
        didSet { showBackground() }
    }

    /// `.black` makes the bar dark.
    open var barStyle = UIBarStyle.default {
        didSet {
            MainThreadChecker.check()
            overrideUserInterfaceStyle = barStyle != .default ? .dark : .unspecified
        }
    }

    /// The appearance of the background; copied when it is set.
    open var standardAppearance: UITabBarAppearance {
        get { standard }
        set {
            standard = newValue.kept { [weak self] in self?.appearanceDidChange() }
            appearanceDidChange()
        }
    }

    /// The appearance while the content ends above the bar; nil, the default, shows no background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { scrollEdge }
        set {
            scrollEdge = newValue?.kept { [weak self] in self?.appearanceDidChange() }
            appearanceDidChange()
        }
    }

    private lazy var standard = UITabBarAppearance().kept { [weak self] in self?.appearanceDidChange() }
    private var scrollEdge: UITabBarAppearance?

    private func appearanceDidChange() {
        showIndicator()
        showSelection()
        setNeedsLayout()
    }

    /// The appearance of the tabs. Without one for the scroll edge only the background is another.
    private var itemsAppearance: UITabBarAppearance {
        let atEdge = isAtScrollEdge ? selectedItem?.scrollEdgeAppearance ?? scrollEdge : nil
        return atEdge ?? selectedItem?.standardAppearance ?? standard
    }

    private func showBackground() {
        let ground: UIBarAppearance =
            isAtScrollEdge
            ? selectedItem?.scrollEdgeAppearance ?? scrollEdge ?? UITabBarAppearance.transparent
            : selectedItem?.standardAppearance ?? withLegacyGround(standard)
        background.show(ground)
    }

    /// The image that covers the bar; nil by default.
    open var backgroundImage: UIImage? {
        didSet { showBackground() }
    }

    /// The image shown in place of the hairline, if the bar has a background image.
    open var shadowImage: UIImage? {
        didSet { showBackground() }
    }

    /// Whether content is seen through the bar. The default is true.
    open var isTranslucent = true {
        didSet {
            MainThreadChecker.check()
            if isTranslucent != oldValue { showBackground() }
        }
    }

    /// Shown behind the selected tab; nil, the default, for that of the appearance.
    open var selectionIndicatorImage: UIImage? {
        didSet {
            showIndicator()
            setNeedsLayout()
        }
    }

    private func showIndicator() {
        let appearance = itemsAppearance
        let image = selectionIndicatorImage ?? appearance.selectionIndicatorImage
        let color = appearance.selectionIndicatorTintColor
        indicator.image = color == nil ? image : image?.withRenderingMode(.alwaysTemplate)
        indicator.tintColor = color
        indicator.sizeToFit()
    }
    private let indicator = UIImageView()

    /// Returns the appearance with the values of the older properties.
    private func withLegacyGround(_ appearance: UITabBarAppearance) -> UIBarAppearance {
        let isFilled = !isTranslucent && appearance.backgroundEffect != nil
        let filled = appearance.withFill(barTintColor ?? (isFilled ? SystemMetrics.current.bars.background : nil))
        guard let image = backgroundImage, let copy = filled.copy() as? UITabBarAppearance else { return filled }
        copy.backgroundEffect = nil
        copy.backgroundColor = nil
        copy.backgroundImage = image
        if let shadowImage {
            copy.shadowImage = shadowImage.size == .zero ? nil : shadowImage
            copy.shadowColor = nil
        }
        return copy
    }

    private func placeIndicator() {
        guard indicator.image != nil, let button = buttons.first(where: { $0.item === selectedItem }) else {
            return indicator.removeFromSuperview()
        }
        if indicator.superview !== self { insertSubview(indicator, aboveSubview: background) }
        indicator.center = button.center
    }

    private func showSelection() {
        if indicator.image != nil { setNeedsLayout() }
        showBackground()
        let looks = itemsAppearance
        for button in buttons {
            button.show(
                isSelected: button.item === selectedItem, restingColor: unselectedItemTintColor ?? .systemGray,
                looks: TabBarButton.Looks(stacked: looks.stacked, inline: looks.inline))
        }
    }

    // MARK: Layout

    /// How the tabs share the bar's width. The default is `.automatic`.
    open var itemPositioning = ItemPositioning.automatic {
        didSet {
            MainThreadChecker.check()
            if itemPositioning != oldValue { setNeedsLayout() }
        }
    }

    /// The width of a tab that is grouped in the middle; 0, the default, uses the system's.
    open var itemWidth: CGFloat = 0 {
        didSet {
            MainThreadChecker.check()
            if itemWidth != oldValue { setNeedsLayout() }
        }
    }

    /// The distance between tabs that are grouped in the middle. The default, 0, is that of the system.
    open var itemSpacing: CGFloat = 0 {
        didSet {
            MainThreadChecker.check()
            if itemSpacing != oldValue { setNeedsLayout() }
        }
    }

    /// How items share the width of the bar.
    public enum ItemPositioning: Int, Sendable {
        /// Fills a narrow bar, and groups the tabs in the middle of a wide one.
        case automatic
        /// Divides the width of the bar equally.
        case fill
        /// Groups the tabs in the middle.
        case centered
    }

    /// The tint color, as since iOS 8; nil restores the superview's.
    @available(*, deprecated, renamed: "tintColor")
    open var selectedImageTintColor: UIColor? {
        get { tintColor }
        set {
            MainThreadChecker.check()
            tintColor = newValue
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + backgroundExtension)
        guard !buttons.isEmpty else { return }
        let isWide = traitCollection.horizontalSizeClass == .regular
        let room = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        // On wide screens the tabs are grouped in the middle.
        let looks = itemsAppearance
        let positioning =
            itemPositioning == .automatic && !isWide ? looks.stackedItemPositioning : itemPositioning
        let isGrouped = positioning == .automatic ? isWide : positioning == .centered
        let ownSpacing = itemSpacing == 0 && !isWide ? looks.stackedItemSpacing : itemSpacing
        let spacing = isGrouped ? max(0, ownSpacing) : 0
        let share = (room.width - spacing * CGFloat(buttons.count - 1)) / CGFloat(buttons.count)
        let ownWidth = itemWidth == 0 && !isWide ? looks.stackedItemWidth : itemWidth
        let wanted = ownWidth > 0 ? ownWidth : SystemMetrics.current.tabs.wideItemWidth
        let width = isGrouped ? min(share, wanted) : share
        let step = width + spacing
        let start = room.midX - (step * CGFloat(buttons.count) - spacing) / 2
        for (index, button) in buttons.enumerated() {
            let place = isRightToLeft ? buttons.count - 1 - index : index
            button.isInline = isWide
            button.frame = CGRect(
                x: SystemMetrics.round(start + CGFloat(place) * step, scale: contentScaleFactor), y: 0, width: width,
                height: SystemMetrics.current.bars.tabBarHeight)
        }
        placeIndicator()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: SystemMetrics.current.bars.tabBarHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: SystemMetrics.current.bars.tabBarHeight)
    }
}

/// Is informed about taps on the tabs of a standalone bar. In a tab bar controller use the controller's delegate.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called when the user has chosen an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBar: KeyBar {}
