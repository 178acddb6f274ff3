import Foundation

/// A view onto content that is larger than itself: `bounds.origin` is the content offset.
///
/// The body holds UIKit's members; the work is done by the collaborators at its end: ScrollTracking turns drags into
/// offsets, ScrollMotion and OffsetAnimation move the content by themselves, InsetAdjustment adds the safe area,
/// ScrollIndicators shows where the content is, WheelSession follows a wheel. A changed offset marks this view alone
/// for layout, never its subviews.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    deinit {
        MainActor.assumeIsolated { knownLink?.view = nil }
    }

    private func finishInit() {
        clipsToBounds = true
        layoutSize = bounds.size
        scrollPan.tracking = tracking
        addGestureRecognizer(contentTouchDelay)
        addGestureRecognizer(scrollPan)
    }

    // MARK: The delegate

    // Disfavoured, so that a subclass can declare the property again with a narrower type.
    @_disfavoredOverload
    open weak var delegate: UIScrollViewDelegate? {
        didSet {
            proxy = ProxyAnswers(delegate)
            delegateDidChange()
        }
    }
    private(set) var proxy: ProxyAnswers?

    /// The delegate, unless it is a proxy that denies the method.
    func delegate<Call>(for method: OptionalMethod<any UIScrollViewDelegate, Call>) -> (any UIScrollViewDelegate)? {
        method.receiver(delegate, proxy)
    }

    /// For subclasses that declare ``delegate`` again: it has been set, through whichever declaration.
    func delegateDidChange() {}

    // MARK: Content

    /// The point of the content at the view's top left corner, rounded to device pixels. May lie outside the content.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { changing("contentOffset") { place(newValue) } }
    }

    open var contentSize: CGSize {
        get { ownContentSize }
        set { changing("contentSize") { ownContentSize = newValue } }
    }

    /// Room around the content, beside what the safe area adds.
    open var contentInset: UIEdgeInsets {
        get { ownContentInset }
        set { changing("contentInset") { ownContentInset = newValue } }
    }

    /// ``contentInset`` and what ``contentInsetAdjustmentBehavior`` adds to it.
    open var adjustedContentInset: UIEdgeInsets { insets.adjusted }

    /// `.automatic` by default.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insets.update() } }
    }

    /// Called when ``adjustedContentInset`` has changed, before the delegate is told.
    open func adjustedContentInsetDidChange() {}

    // MARK: Scrolling by code

    /// Goes on by nearly a page, `down` and `next` to what is below; which way Apple's direction names point is unverified.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        AccessibilityPaging(self).scroll(direction) || super.accessibilityScroll(direction)
    }

    /// Without animation this also ends a deceleration. Animated, the delegate hears `scrollViewDidEndScrollingAnimation`
    /// at the end, but not when the content is there already.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if isDecelerating { stopDecelerating() }
        wheelSession?.finish()
        offsetAnimation.stop()
        guard animated else {
            self.contentOffset = contentOffset
            return
        }
        let target = reachable(contentOffset)
        if target != self.contentOffset { offsetAnimation.start(to: target) }
    }

    /// Scrolls by as little as possible to show the rectangle; does nothing when it is visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let visible = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        if rect.minX < visible.minX {
            offset.x += rect.minX - visible.minX
        } else if rect.maxX > visible.maxX {
            offset.x += min(rect.maxX - visible.maxX, rect.minX - visible.minX)
        }
        if rect.minY < visible.minY {
            offset.y += rect.minY - visible.minY
        } else if rect.maxY > visible.maxY {
            offset.y += min(rect.maxY - visible.maxY, rect.minY - visible.minY)
        }
        let target = offsetEdges.clamping(offset)
        if reachable(target) != contentOffset { setContentOffset(target, animated: animated) }
    }

    /// Ends a deceleration or an animation where it is.
    open func stopScrollingAndZooming() {
        if isDecelerating { stopDecelerating() }
        if isScrollAnimating {
            offsetAnimation.stop()
            offsetAnimationDidEnd()
        }
    }

    // MARK: Dragging

    open var isScrollEnabled = true {
        didSet {
            scrollPan.isEnabled = isScrollEnabled
            updateTouchDelay()
        }
    }

    /// The offset may go past the edges of the content during a drag, and springs back. True by default.
    open var bounces = true
    open var bouncesHorizontally = true
    open var bouncesVertically = true

    /// Content that fits can be dragged too. Needs ``bounces``; false by default.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { insets.update() } }
    }
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { insets.update() } }
    }

    /// A drag that starts mainly along one axis stays on it.
    open var isDirectionalLockEnabled = false

    /// The content comes to rest at multiples of the view's size.
    open var isPagingEnabled = false

    open var decelerationRate = DecelerationRate.normal

    /// `.none` by default. The interactive modes wait for a finger to reach what is shown for typing at the window's lower edge: without
    /// a keyboard on the screen, the input views of the first responder.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// At its edge this view leaves a drag to an enclosing scroll view.
    open var transfersVerticalScrollingToParent = true
    open var transfersHorizontalScrollingToParent = true

    /// A finger is on the content, whether it has moved or not.
    open var isTracking: Bool { scrollPan.isTracking }

    /// The content follows the finger, or the wheel.
    open var isDragging: Bool { tracking.isDragging || wheelSession != nil }

    /// The finger is up and the content still moves.
    open var isDecelerating: Bool { motion.isRunning }

    /// `setContentOffset(_:animated: true)` is under way.
    open var isScrollAnimating: Bool { offsetAnimation.isRunning }

    open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

    /// The content gets a touch only after 0.15 s without a drag, or when it ends. True by default.
    open var delaysContentTouches = true {
        didSet { updateTouchDelay() }
    }

    /// A drag may take a touch away from content that has got it already. True by default.
    open var canCancelContentTouches = true

    /// Asked before content gets a touch; false keeps it from the content.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Asked when a drag wants to take its touch from the content; false lets the content keep it, as controls do.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === scrollPan ? tracking.mayBegin() : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Indicators

    open var showsVerticalScrollIndicator = true {
        didSet { setNeedsLayout() }
    }
    open var showsHorizontalScrollIndicator = true {
        didSet { setNeedsLayout() }
    }

    open var indicatorStyle = IndicatorStyle.default {
        didSet { indicators.styleDidChange() }
    }

    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// Both insets at once; the vertical ones when they differ.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// The indicators keep inside the safe area. True by default.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { setNeedsLayout() }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        indicators.flash()
    }

    /// Offsets that `changes` sets show the indicators as a drag would.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        indicators.scrollingBegan()
        changes()
        indicators.scrollingMayHaveEnded()
    }

    // MARK: Overrides

    open override var frame: CGRect {
        get { super.frame }
        set {
            super.frame = newValue
            sizeMayHaveChanged()
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let originBefore = super.bounds.origin
            super.bounds = newValue
            if newValue.origin != originBefore { offsetDidChange() }
            sizeMayHaveChanged()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        sizeMayHaveChanged()
        indicators.layOut()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insets.update()
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopAll() }
        insets.update()
    }

    /// What the inset covers already is no safe area for the content.
    override var safeAreaInsetsForSubviews: UIEdgeInsets { insets.safeAreaForContent }

    // MARK: Internal

    /// The axes that the content moves on at all; a table moves vertically only.
    var scrollableAxes: ScrollAxes { .both }

    /// The offset has changed; the view is marked for layout, and the delegate is not told yet.
    func contentOffsetDidChange() {}

    weak var edgeObserver: (any ScrollEdgeObserver)?
    /// For those who follow the view for long. Nil until asked for.
    private var knownLink: ViewLink<UIScrollView>?

    var scrollLink: ViewLink<UIScrollView> {
        if let knownLink { return knownLink }
        let link = ViewLink<UIScrollView>()
        link.view = self
        knownLink = link
        return link
    }

    /// Points that the content can be pulled down below the inset, as a bar above it grows when it is.
    var reachAbove: CGFloat = 0

    let scrollPan = ScrollPan()
    private let contentTouchDelay = ContentTouchDelay()
    private(set) lazy var tracking = ScrollTracking(scrollView: self)
    private(set) lazy var motion = ScrollMotion(scrollView: self)
    private(set) lazy var offsetAnimation = OffsetAnimation(scrollView: self)
    private(set) lazy var insets = InsetAdjustment(scrollView: self)
    private(set) lazy var indicators = ScrollIndicators(scrollView: self)
    /// From the first step of a wheel until the content has come to rest.
    var wheelSession: WheelSession?
    /// Behind the properties of these names, which tell observers.
    private var ownContentSize = CGSize.zero {
        didSet { if ownContentSize != oldValue { edgesDidChange() } }
    }
    private var ownContentInset = UIEdgeInsets.zero {
        didSet { if ownContentInset != oldValue { insets.update() } }
    }
    /// The size that the edges were last computed for.
    var layoutSize = CGSize.zero
    /// The content is being moved by a drag, a motion or an animation, not by the application.
    var isMovingContent = false

    private func updateTouchDelay() {
        contentTouchDelay.isEnabled = delaysContentTouches && isScrollEnabled
    }
}
