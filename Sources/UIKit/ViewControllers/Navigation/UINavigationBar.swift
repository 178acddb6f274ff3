/// The bar at the top of a navigation controller, or a standalone bar. It has a stack of navigation items and shows the
/// top one.
@preconcurrency @MainActor
open class UINavigationBar: UIView, BarItemOwner, UIBarPositioning {
    private let background = BarBackground(hairlineIsAbove: false)
    private var content: NavigationBarContent?
    private(set) var stack: [UINavigationItem] = []

    /// The bars object of the navigation controller; nil for a standalone bar.
    weak var bars: NavigationBars?

    /// The item to which the back button of the bottom item returns, if the bar's navigation controller is in the stack
    /// of the *More* tab itself.
    var outerBackItem: UINavigationItem? {
        didSet { if outerBackItem !== oldValue { showTopItem() } }
    }

    /// A button that a split view shows at the leading edge of the bar of one of its columns.
    var containerItem: UIBarButtonItem? {
        didSet { if containerItem !== oldValue { showTopItem() } }
    }

    /// Called by the back button; nil for a standalone bar, which pops its top item.
    var onBack: (@MainActor () -> Void)?

    /// The distance that the background extends above the bar, under a status bar, in points.
    var backgroundExtension: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// The background, if it hides what is below the bar.
    var coveringGround: UIView? { background.isHidden ? nil : background }

    /// Whether the content below rests at its top, so that the bar needs no background (iOS 15 on).
    var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { showLook() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
        showLook()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(background)
        showLook()
        decodeBar(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeBar(in: coder)
    }

    override var archivedSubviews: [UIView] { [] }
    override var accessibilityKind: AccessibilityKind { .navigationBar }

    override func decodeAdopted(from coder: NSCoder) {
        super.decodeAdopted(from: coder)
        decodeBar(from: coder)
    }

    override func willOfferTouch() {
        super.willOfferTouch()
        offerLargeContent()
    }

    // MARK: The delegate

    /// Raises for the bar of a navigation controller, whose delegate is the controller.
    open weak var delegate: (any UINavigationBarDelegate)? {
        get { bars?.barDelegate ?? givenDelegate }
        set {
            MainThreadChecker.check()
            guard bars == nil else {
                return Trestle.raise(
                    .internalInconsistencyException,
                    "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
            }
            givenDelegate = newValue
        }
    }
    private weak var givenDelegate: (any UINavigationBarDelegate)?

    /// `.topAttached` for the bar of a navigation controller; otherwise what the delegate says, or else `.top`.
    open var barPosition: UIBarPosition {
        guard bars == nil else { return .topAttached }
        let given = BarPositioningDelegateMethods.position.receiver(delegate)?.position(for: self) ?? .any
        return given == .any ? .top : given
    }

    private func mayPop(_ item: UINavigationItem) -> Bool {
        NavigationBarDelegateMethods.shouldPop.receiver(delegate)?.navigationBar(self, shouldPop: item) ?? true
    }

    /// Tells the delegate of the item that was pushed or popped.
    private func didExchange(_ item: UINavigationItem?, _ direction: NavigationTransition.Direction) {
        guard let item else { return }
        switch direction {
        case .push: NavigationBarDelegateMethods.didPush.receiver(delegate)?.navigationBar(self, didPush: item)
        case .pop: NavigationBarDelegateMethods.didPop.receiver(delegate)?.navigationBar(self, didPop: item)
        }
    }

    // MARK: Items

    /// The stack of items; the last one is shown. Setting it replaces all without animation.
    open var items: [UINavigationItem]? {
        get { stack }
        set {
            MainThreadChecker.check()
            setItems(newValue, animated: false)
        }
    }

    /// The last item, which is shown; nil without one.
    open var topItem: UINavigationItem? {
        stack.last
    }

    /// The item below the top one, to which the back button returns.
    open var backItem: UINavigationItem? {
        stack.dropLast().last
    }

    /// Adds an item and shows it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        let mayPush =
            NavigationBarDelegateMethods.shouldPush.receiver(delegate)?.navigationBar(self, shouldPush: item) ?? true
        guard mayPush else { return }
        replaceStack(with: stack + [item], animated: animated, direction: .push)
    }

    /// Removes the last item, and returns it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = stack.last, mayPop(item), stack.last === item else { return nil }
        replaceStack(with: stack.dropLast(), animated: animated, direction: .pop)
        return item
    }

    /// Replaces all items; the last one is shown.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let items = items ?? []
        let isPop = items.last.map { last in stack.dropLast().contains { $0 === last } } ?? true
        replaceStack(with: items, animated: animated, direction: isPop ? .pop : .push)
    }

    /// Sets the former items after a transition that was cancelled. The titles of the item that was not reached have
    /// been moved back to where the transition began.
    func restoreItems(_ items: [UINavigationItem]) {
        content?.endMovingTitles()
        setItems(items, animated: false)
    }

    private func replaceStack(
        with items: [UINavigationItem], animated: Bool, direction: NavigationTransition.Direction
    ) {
        guard !items.elementsEqual(stack, by: { $0 === $1 }) else { return }
        let told = direction == .push ? items.last : stack.last
        for item in stack where item.bar === self { item.bar = nil }
        stack = items
        for item in stack { item.bar = self }
        guard animated, window != nil, let from = content, let to = makeContent() else {
            showTopItem()
            didExchange(told, direction)
            return
        }
        content = to
        UIView.performWithoutAnimation {
            showSearchBar()
            showLook()
        }
        exchanges += 1
        NavigationTransition.exchange(from, with: to, in: self, direction: direction) { [weak self] in
            self?.exchanges -= 1
            self?.didExchange(told, direction)
        }
    }

    // MARK: Look

    /// `.black` makes the bar dark.
    open var barStyle = UIBarStyle.default {
        didSet {
            MainThreadChecker.check()
            overrideUserInterfaceStyle = barStyle != .default ? .dark : .unspecified
        }
    }

    /// Whether the content extends under the bar. The default is true.
    open var isTranslucent = true {
        didSet {
            MainThreadChecker.check()
            guard isTranslucent != oldValue else { return }
            showLook()
            bars?.update()
        }
    }

    /// The font and color of the title; nil, the default, uses the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { showLook() }
    }

    /// The font and color of the large title; nil, the default, uses the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { showLook() }
    }

    /// The fill color of the bar; nil, the default, uses the system's.
    open var barTintColor: UIColor? {
        didSet { showLook() }
    }

    /// The image shown in place of the hairline, if the bar has a background image.
    open var shadowImage: UIImage? {
        didSet { showLook() }
    }

    /// The image in the place of the back button's chevron, drawn in the tint color; nil, the default, draws the chevron.
    open var backIndicatorImage: UIImage? {
        didSet {
            MainThreadChecker.check()
            if backIndicatorImage !== oldValue { showTopItem() }
        }
    }

    /// Stored, but has no effect: a back title that slides does not reach the indicator. Set it with
    /// ``backIndicatorImage``.
    open var backIndicatorTransitionMaskImage: UIImage? { didSet { MainThreadChecker.check() } }

    /// Moves the title in the row of the buttons down by this distance in bars of a height; the default is 0.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics] = adjustment
        showLook()
    }

    /// Returns the distance in points; 0 if none was set.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleAdjustments[barMetrics] ?? 0
    }

    private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

    /// Sets an image that covers the bar. An empty image leaves the bar without a background. Images for other metrics
    /// than the default are never shown.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        showLook()
    }

    /// Returns the image that was set for exactly these metrics; nil if none was.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]
    }

    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    /// Sets an image for the bar at a position: `.top`, or `.topAttached` for the bar of a navigation controller. The
    /// image for `.any` is that of all positions without one.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        if barPosition == .any { return setBackgroundImage(backgroundImage, for: barMetrics) }
        positionedImages[barPosition, default: [:]][barMetrics] = backgroundImage
        showLook()
    }

    /// Returns the image that was set for exactly this position and these metrics; nil if none was.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        barPosition == .any ? backgroundImages[barMetrics] : positionedImages[barPosition]?[barMetrics]
    }

    private var positionedImages: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]

    /// The appearance while content is below the bar; copied when it is set.
    open var standardAppearance: UINavigationBarAppearance {
        get { standard }
        set {
            standard = newValue.kept { [weak self] in self?.showLook() }
            showLook()
        }
    }

    /// The appearance while the content rests at its top; nil, the default, shows no background. Copied when it is set.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { scrollEdge }
        set {
            scrollEdge = newValue?.kept { [weak self] in self?.showLook() }
            showLook()
        }
    }

    /// The appearance in windows of compact height; nil, the default, uses the standard one. Copied when it is set.
    open var compactAppearance: UINavigationBarAppearance? {
        get { compact }
        set {
            compact = newValue?.kept { [weak self] in self?.showLook() }
            showLook()
        }
    }

    /// The same while the content rests at its top; nil, the default, uses the scroll edge appearance.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { compactEdge }
        set {
            compactEdge = newValue?.kept { [weak self] in self?.showLook() }
            showLook()
        }
    }

    private var compact: UINavigationBarAppearance?
    private var compactEdge: UINavigationBarAppearance?

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let isWidthChanged = previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
        let isArrangedAnew = isWidthChanged && topItem?.dependsOnWidthClass == true
        if isArrangedAnew || previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
            showTopItem()
        }
        if isWidthChanged, topItem?.preferredSearchBarPlacement == .inline { bars?.update() }
        let category = traitCollection.preferredContentSizeCategory
        if previousTraitCollection?.preferredContentSizeCategory != category { showLook() }
    }

    private lazy var standard = UINavigationBarAppearance().kept { [weak self] in self?.showLook() }
    private var scrollEdge: UINavigationBarAppearance?

    /// Returns the appearance with the values of the older properties `barTintColor`, `shadowImage` and background
    /// image.
    func withLegacyGround(_ appearance: UINavigationBarAppearance) -> UIBarAppearance {
        // A bar that is not translucent has the system's fill in place of the effect.
        let isFilled = !isTranslucent && appearance.backgroundEffect != nil
        let filled = appearance.withFill(barTintColor ?? (isFilled ? SystemMetrics.current.bars.background : nil))
        let positioned = positionedImages.isEmpty ? nil : positionedImages[barPosition]?[.default]
        guard let image = positioned ?? backgroundImages[.default],
            let copy = filled.copy() as? UINavigationBarAppearance
        else {
            return filled
        }
        copy.backgroundEffect = nil
        copy.backgroundColor = nil
        copy.backgroundImage = image
        if let shadowImage {
            copy.shadowImage = shadowImage.size == .zero ? nil : shadowImage
            copy.shadowColor = nil
        }
        return copy
    }

    private func showLook() {
        let look = NavigationBarLook(of: topItem, in: self)
        background.show(look.ground)
        // The image is chosen when the back button is made.
        if let content, content.backButton != nil, content.backIndicator !== look.backIndicator {
            return showTopItem()
        }
        content?.show(look)
        fitLargeTitle(look.largeTitleFont.extraHeight)
    }

    /// The height that the font of the top item's large title adds to the usual one.
    private var extraHeight: (item: ObjectIdentifier?, height: CGFloat)?

    /// Lays out the bars anew if the font of the same item's large title has become higher or lower.
    private func fitLargeTitle(_ height: CGFloat) {
        let item = topItem.map { ObjectIdentifier($0) }
        let former = extraHeight
        extraHeight = (item, height)
        guard let former, former.item == item, former.height != height else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        bars?.update()
    }

    // MARK: Large titles

    /// Whether large titles are enabled; the display mode of each item decides whether its title is large. The default
    /// is false.
    open var prefersLargeTitles = false {
        didSet {
            MainThreadChecker.check()
            guard prefersLargeTitles != oldValue else { return }
            showTopItem()
            bars?.update()
        }
    }

    // MARK: Searching

    /// The search bar of the top item, at the bar's lower edge.
    private weak var searchBar: UISearchBar?

    private func showSearchBar() {
        let wanted = topItem?.searchController?.searchBar
        topItem?.searchController?.place(isSearchInline(of: topItem) ? .inline : .stacked)
        if searchBar !== wanted {
            if searchBar?.superview === self { searchBar?.removeFromSuperview() }
            searchBar = wanted
        }
        if let wanted, wanted.superview !== self { addSubview(wanted) }
        if let wanted { bringSubviewToFront(wanted) }
    }

    // MARK: Contents

    func navigationItemDidChange(_ item: UINavigationItem) {
        guard item === topItem || item === backItem else { return }
        showTopItem()
        bars?.update()
    }

    func barItemDidChange(_ item: UIBarItem) {
        showTopItem()
    }

    func backButtonTapped() {
        if let action = topItem?.backAction, let button = content?.backButton { return button.sendAction(action) }
        guard let onBack else {
            popItem(animated: true)
            return
        }
        if let topItem, !mayPop(topItem) { return }
        onBack()
    }

    var hasBackButton: Bool { content?.backButton != nil }

    /// Returns false if there is no back button.
    func goBackByKey() -> Bool {
        guard hasBackButton else { return false }
        backButtonTapped()
        return true
    }

    private func showTopItem() {
        content?.removeFromSuperview()
        content = makeContent()
        if let content { addSubview(content) }
        showSearchBar()
        showLook()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func makeContent() -> NavigationBarContent? {
        topItem.map {
            NavigationBarContent(
                item: $0, backItem: backItem ?? outerBackItem, bar: self, isLarge: isTitleLarge(of: $0))
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(
            x: 0, y: -backgroundExtension, width: bounds.width, height: bounds.height + backgroundExtension)
        let search = shownSearchHeight
        if let searchBar {
            searchBar.frame = CGRect(x: 0, y: bounds.height - search, width: bounds.width, height: search)
        }
        guard let content else { return }
        content.alpha = isRowHidden(of: topItem) ? 0 : 1
        content.frame = CGRect(
            x: 0, y: 0, width: bounds.width,
            height: isRowHidden(of: topItem) ? SystemMetrics.current.bars.navigationBarHeight : bounds.height - search)
        if let searchBar, let room = content.searchRoom {
            content.layoutIfNeeded()
            searchBar.frame = room.frame
        }
        // The title in the row is shown once the baseline of the large title has moved under the row.
        let large = bounds.height - search - rowHeight(of: topItem)
        let isLargeTitleSeen = content.largeTitle.map { large > $0.baseline } ?? false
        // Scrolling fades the title; a content that replaces another begins with the right one.
        content.showInlineTitle(!isLargeTitleSeen, animated: hasBeenLaidOut && exchanges == 0)
        hasBeenLaidOut = true
    }

    private var hasBeenLaidOut = false
    /// The number of contents that are being replaced with an animation.
    private var exchanges = 0

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fixedHeight(of: topItem) + collapsibleHeight(of: topItem))
    }

    /// The height of what the top item shows, for a bar that constraints place.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
    }
}

extension UINavigationBar: KeyBar {}
