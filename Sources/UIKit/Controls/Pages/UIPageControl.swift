/// A row of dots, one for each page, in which the dot of the current page is highlighted.
///
/// A tap on one side of the current dot selects the next page on that side; sliding along the dots passes through the
/// pages. Sends `valueChanged` for changes by the user. The default color of the dots is white, for dark backgrounds.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// The way in which the user changes the page. The raw values are UIKit's.
    public enum InteractionState: Int, Sendable {
        /// The user has not touched the control, or a finger is down and has not slid.
        case none = 0
        /// The last touch was a tap, which turned one page.
        case discrete = 1
        /// A finger slides along the dots and turns through the pages.
        case continuous = 2
    }

    /// Determines when a background is shown behind the dots. The raw values are UIKit's.
    public enum BackgroundStyle: Int, Sendable {
        /// Shows the background while a finger slides along the dots.
        case automatic = 0
        /// Always shows the background.
        case prominent = 1
        /// Never shows the background.
        case minimal = 2
    }

    /// The direction in which the pages are ordered. The raw values are UIKit's.
    public enum Direction: Int, Sendable {
        /// In the direction of reading; the default.
        case natural = 0
        /// From left to right, also in right-to-left interfaces.
        case leftToRight = 1
        /// From right to left, also in left-to-right interfaces.
        case rightToLeft = 2
        /// From top to bottom; the control is as high as it would be wide.
        case topToBottom = 3
        /// From bottom to top; the control is as high as it would be wide.
        case bottomToTop = 4
    }

    let dots = PageDots()
    private let ground = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
        coder.decode(Self.archived, of: self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(Self.archived, of: self)
    }

    override var archivedSubviews: [UIView] { [] }

    private func finishInit() {
        ground.isUserInteractionEnabled = false
        ground.backgroundColor = .tertiarySystemFill
        ground.alpha = 0
        addSubview(ground)
        addSubview(dots)
    }

    // MARK: Pages

    /// The number of pages; the default is 0. A smaller number limits ``currentPage`` to the new range.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            currentPage = ownPage
            pagesDidChange()
            invalidateIntrinsicContentSize()
        }
    }

    /// The current page, limited to 0..<``numberOfPages``; the default is 0.
    open var currentPage: Int {
        get { ownPage }
        set { changing("currentPage") { ownPage = min(max(newValue, 0), max(numberOfPages - 1, 0)) } }
    }

    private var ownPage = 0 {
        didSet { if ownPage != oldValue { pagesDidChange() } }
    }

    /// Whether nothing is shown if there is only one page; the default is false.
    open var hidesForSinglePage = false {
        didSet { pagesDidChange() }
    }

    override var isAccessibilityElementByDefault: Bool { true }
    override var accessibilityKind: AccessibilityKind { .slider }
    override var accessibilityNumber: AccessibilityNumber? {
        AccessibilityNumber(Double(currentPage), from: 0, to: Double(max(numberOfPages - 1, 0)), step: 1)
    }
    override func changeAccessibilityNumber(to value: Double) -> Bool {
        guard value.isFinite else { return false }
        turn(by: Int(min(max(value.rounded(), 0), Double(numberOfPages))) - currentPage)
        return true
    }
    override var defaultAccessibilityValue: String? {
        SystemText.page.string(SystemText.number(currentPage + 1), SystemText.number(numberOfPages))
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.adjustable)
    }
    open override func accessibilityIncrement() { turn(by: 1) }
    open override func accessibilityDecrement() { turn(by: -1) }

    private func turn(by pages: Int) {
        let before = currentPage
        currentPage += pages
        if currentPage != before { sendActions(for: .valueChanged) }
    }

    private func pagesDidChange() {
        setNeedsLayout()
    }

    // MARK: Appearance

    /// The color of the dots of the other pages; nil, the default, is the current page's color with a lower alpha.
    open var pageIndicatorTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    /// The color of the current page's dot; nil, the default, is white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }

    /// Whether the dots have a ground. The default shows it while they are touched.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { showGround() }
    }

    /// The direction in which pages follow each other. The default is that of the text.
    open var direction = Direction.natural {
        didSet { imagesDidChange() }
    }

    /// The image shown in place of every dot.
    open var preferredIndicatorImage: UIImage? {
        didSet { imagesDidChange() }
    }
    /// The image shown in place of the current page's dot.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { imagesDidChange() }
    }

    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]

    /// Sets the image of a single page. Nil restores the image that all pages have.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        imagesDidChange()
    }
    /// Returns the image that was set for the dot of a page.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
    /// Sets the image for the dot of a page while it is the current one; nil removes it.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
        imagesDidChange()
    }
    /// Returns the image that was set for the dot of a page while it is the current one.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    private func image(of page: Int) -> UIImage? {
        let ofAll = images[page] ?? preferredIndicatorImage
        guard page == currentPage else { return ofAll?.asPageIndicator }
        return (currentImages[page] ?? preferredCurrentPageIndicatorImage ?? ofAll)?.asPageIndicator
    }

    private func imagesDidChange() {
        measureImages()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func measureImages() {
        let all =
            [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap { $0 } + images.values
            + currentImages.values
        let sizes = all.map(\.asPageIndicator.size)
        dots.extent = sizes.map { isVertical ? $0.height : $0.width }.reduce(SystemMetrics.current.pageDots.dot, max)
    }

    private func showGround() {
        let isShown =
            backgroundStyle == .prominent || (backgroundStyle == .automatic && interactionState == .continuous)
        UIView.animate(withDuration: window == nil ? 0 : 0.2) { self.ground.alpha = isShown ? 1 : 0 }
    }

    // MARK: Geometry

    /// Returns the size that the dots of `pageCount` pages need.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let length = dots.length(pageCount)
        let height = SystemMetrics.current.pageDots.height
        return isVertical ? CGSize(width: height, height: length) : CGSize(width: length, height: height)
    }

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    /// Whether the first page is at the right or at the bottom.
    private var isReversed: Bool {
        switch direction {
        case .natural: isRightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = size(forNumberOfPages: numberOfPages)
        let isHidden = hidesForSinglePage && numberOfPages <= 1
        dots.isHidden = isHidden
        ground.isHidden = isHidden
        let window = shownPages()
        placeDots(size, window: window)
        let current = currentPageIndicatorTintColor ?? .white
        let other =
            pageIndicatorTintColor ?? current.withAlphaComponent(SystemMetrics.current.pageDots.paleAlpha)
        dots.show(
            (0..<numberOfPages).map {
                PageDots.Dot(image: image(of: $0), color: $0 == currentPage ? current : other)
            }, window: window, isVertical: isVertical, isReversed: isReversed)
    }

    /// The first visible dot, if there is no room for all.
    private var firstShown = 0

    /// Returns the pages whose dots are visible. The range moves only as far as needed to contain the current page and,
    /// with more than two dots, the pages beside it.
    private func shownPages() -> Range<Int> {
        let count = dots.count(in: isVertical ? bounds.height : bounds.width)
        guard count < numberOfPages else {
            firstShown = 0
            return 0..<numberOfPages
        }
        let ahead = count > 2 ? 1 : 0
        firstShown = min(firstShown, max(currentPage - ahead, 0))
        firstShown = max(firstShown, min(currentPage + ahead, numberOfPages - 1) - count + 1)
        firstShown = min(max(firstShown, 0), numberOfPages - count)
        return firstShown..<firstShown + count
    }

    private func placeDots(_ size: CGSize, window: Range<Int>) {
        let shown = self.size(forNumberOfPages: window.count)
        let skipped = isReversed ? numberOfPages - window.upperBound : window.lowerBound
        let before = CGFloat(skipped) * dots.distance
        let start = CGPoint(x: (bounds.width - shown.width) / 2, y: (bounds.height - shown.height) / 2)
        dots.frame = CGRect(
            x: start.x - (isVertical ? 0 : before), y: start.y - (isVertical ? before : 0), width: size.width,
            height: size.height)
        ground.frame = CGRect(origin: start, size: shown)
        ground.layer.cornerRadius = min(shown.width, shown.height) / 2
    }

    // MARK: Touches

    /// The way in which the user changes the page: `.continuous` while a finger slides along the dots, `.discrete`
    /// after a tap until the next touch, otherwise `.none`.
    open private(set) var interactionState = InteractionState.none

    /// Whether sliding along the dots passes through the pages; the default is true.
    open var allowsContinuousInteraction = true { didSet { MainThreadChecker.check() } }

    private var touchStart = CGFloat.zero

    private func place(of touch: UITouch) -> CGFloat {
        let point = touch.location(in: dots)
        return isVertical ? point.y : point.x
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStart = place(of: touch)
        interactionState = .none
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = place(of: touch)
        if allowsContinuousInteraction, interactionState == .continuous || abs(place - touchStart) > 10 {
            if interactionState != .continuous {
                interactionState = .continuous
                showGround()
            }
            let last = numberOfPages - 1
            let index = min(
                max(Int(((place - dots.middle(0)) / dots.distance).rounded()), 0), max(last, 0))
            turn(to: isReversed ? last - index : index)
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if interactionState == .continuous {
            endContinuousInteraction()
        } else if let touch, bounds.contains(touch.location(in: self)) {
            interactionState = .discrete
            let present = dots.middle(isReversed ? numberOfPages - 1 - currentPage : currentPage)
            let isForward = (place(of: touch) > present) != isReversed
            turn(to: currentPage + (isForward ? 1 : -1))
        }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endContinuousInteraction()
    }

    private func endContinuousInteraction() {
        interactionState = .none
        showGround()
    }

    private func turn(to page: Int) {
        let before = currentPage
        currentPage = page
        if currentPage != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    override var dumpDetails: [String] { ["page \(currentPage + 1) of \(numberOfPages)"] + super.dumpDetails }

    /// Stored only: the dot of the current page follows the user at once. The default is false.
    @available(
        *, deprecated,
        message: "defersCurrentPageDisplay no longer does anything reasonable with the new interaction mode."
    )
    open var defersCurrentPageDisplay: Bool {
        get { isDeferred }
        set {
            MainThreadChecker.check()
            isDeferred = newValue
        }
    }
    private var isDeferred = false

    /// Does nothing: the dot of the current page is always shown.
    @available(
        *, deprecated,
        message: "updateCurrentPageDisplay no longer does anything reasonable with the new interaction mode."
    )
    open func updateCurrentPageDisplay() {}
}

extension UIImage {
    /// The image in the size of a dot if it is a symbol without a size of its own; other images are unchanged.
    fileprivate var asPageIndicator: UIImage {
        guard symbolConfiguration?.values.size == nil else { return self }
        return applyingSymbolConfiguration(SymbolConfiguration(pointSize: SystemMetrics.current.pageDots.symbolSize))
            ?? self
    }
}
