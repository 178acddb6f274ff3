import Foundation

/// A view onto content that is larger than itself; `bounds.origin` is the content offset.
///
/// The body has UIKit's members; the collaborators at its end do the work: ScrollTracking turns drags into offsets,
/// ScrollMotion and OffsetAnimation move the content by themselves, InsetAdjustment adds the safe area,
/// ScrollIndicators shows the position of the content, WheelSession handles a wheel. A changed offset marks only this
/// view for layout, not its subviews.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// The size of the bounds. That insets do not reduce it is unverified.
    open var visibleSize: CGSize { bounds.size }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
        decodeScrolling(from: coder)
        decodeContent(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeScrolling(in: coder)
    }

    override var archivedSubviews: [UIView] { subviewList.filter { !($0 is ScrollIndicatorView) } }
    override var accessibilityKind: AccessibilityKind { .scrollArea }
    override var takesContentLast: Bool { true }

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

    // Disfavored, so that a subclass can declare the property again with a narrower type.
    /// The object that is told of scrolling and zooming; not retained.
    @_disfavoredOverload
    open weak var delegate: UIScrollViewDelegate? {
        didSet {
            MainThreadChecker.check()
            proxy = ProxyAnswers(delegate)
            delegateDidChange()
        }
    }
    private(set) var proxy: ProxyAnswers?

    /// Returns the delegate; nil if it is a proxy that does not implement the method.
    func delegate<Call>(for method: OptionalMethod<any UIScrollViewDelegate, Call>) -> (any UIScrollViewDelegate)? {
        method.receiver(delegate, proxy)
    }

    /// Called when ``delegate`` has been set, also through the declaration of a subclass that declares it again.
    func delegateDidChange() {}

    /// Called when a drag, a wheel or an animated scroll begins to move the content, before the delegate is notified.
    func scrollingBegins() {}

    /// Called when an animated scroll has moved the content to its end, before the delegate is notified of the end.
    func contentDidArrive() {}

    // MARK: State restoration

    /// Encodes the content offset, the content inset and the zoom scale.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        ScrollRestoration.encode(self, in: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if !(self is any RestoredByElements) { ScrollRestoration(coder)?.apply(to: self) }
    }

    // MARK: Content

    /// The point of the content at the view's top left corner, rounded to device pixels. May lie outside the content.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { changing("contentOffset") { place(newValue) } }
    }

    /// The size of what is scrolled, in points. The default is zero, which does not scroll.
    open var contentSize: CGSize {
        get { contentSizeBeforeLayout ?? ownContentSize }
        set { changing("contentSize") { ownContentSize = newValue } }
    }

    /// The distances that the content keeps from the view's edges, in addition to the safe area.
    open var contentInset: UIEdgeInsets {
        get { ownContentInset }
        set { changing("contentInset") { ownContentInset = newValue } }
    }

    /// ``contentInset`` plus the insets that ``contentInsetAdjustmentBehavior`` adds.
    open var adjustedContentInset: UIEdgeInsets { insets.adjusted }

    /// The default is `.automatic`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet {
            MainThreadChecker.check()
            if contentInsetAdjustmentBehavior != oldValue { insets.update() }
        }
    }

    /// Where content lies that is smaller than the view: (0, 0), the default, is the top left corner, (1, 1) the bottom
    /// right one. It becomes part of `adjustedContentInset`.
    open var contentAlignmentPoint = CGPoint.zero {
        didSet {
            MainThreadChecker.check()
            if contentAlignmentPoint != oldValue { insets.update() }
        }
    }

    /// Whether a table shows its section index. The default is `.automatic`. Apple documents it for tvOS.
    open var indexDisplayMode = IndexDisplayMode.automatic {
        didSet {
            MainThreadChecker.check()
            if indexDisplayMode != oldValue { setNeedsLayout() }
        }
    }

    /// Called when `adjustedContentInset` has changed, before the delegate is notified.
    open func adjustedContentInsetDidChange() {
        MainThreadChecker.check()
    }

    // MARK: Refreshing

    /// The control that refreshes the content when it is pulled down. The scroll view makes it its rearmost subview, except
    /// for a background view, and sets its frame.
    open var refreshControl: UIRefreshControl? {
        didSet {
            MainThreadChecker.check()
            if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) }
        }
    }

    // MARK: Scrolling by code

    /// Scrolls by nearly a page; `down` and `next` show the content below. Which way Apple's direction names point is
    /// unverified.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        AccessibilityPaging(self).scroll(direction) || super.accessibilityScroll(direction)
    }

    /// Sets the content offset, and ends a deceleration. With animation, the delegate receives
    /// `scrollViewDidEndScrollingAnimation` at the end, but not if the content has the offset already.
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

    /// Scrolls by the smallest distance that makes the rectangle visible; does nothing if it is visible already.
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

    /// Ends a deceleration or an animation at the current offset and the current scale.
    open func stopScrollingAndZooming() {
        MainThreadChecker.check()
        zoom?.end()
        if isDecelerating { stopDecelerating() }
        if isScrollAnimating {
            offsetAnimation.stop()
            offsetAnimationDidEnd()
        }
    }

    // MARK: Dragging

    /// Whether the user can scroll. The default is true; code can scroll in any case.
    open var isScrollEnabled = true {
        didSet {
            scrollPan.isEnabled = isScrollEnabled
            updateTouchDelay()
        }
    }

    /// Whether the offset may go past the edges of the content during a drag, and springs back. The default is true.
    open var bounces = true { didSet { MainThreadChecker.check() } }
    /// Whether the content can be pulled over its left and right ends. The default is true.
    open var bouncesHorizontally = true { didSet { MainThreadChecker.check() } }
    /// Whether the content can be pulled over its top and bottom ends. The default is true.
    open var bouncesVertically = true { didSet { MainThreadChecker.check() } }

    /// Whether content that fits into the view can be dragged too. Requires ``bounces``. The default is false.
    open var alwaysBounceVertical = false {
        didSet {
            MainThreadChecker.check()
            if alwaysBounceVertical != oldValue { insets.update() }
        }
    }
    /// Whether content that is not wider than the view can be pulled sideways. The default is false.
    open var alwaysBounceHorizontal = false {
        didSet {
            MainThreadChecker.check()
            if alwaysBounceHorizontal != oldValue { insets.update() }
        }
    }

    /// Whether a drag that starts mainly along one axis moves the content along that axis only.
    open var isDirectionalLockEnabled = false { didSet { MainThreadChecker.check() } }

    /// Whether the content comes to rest at multiples of the view's size.
    open var isPagingEnabled = false { didSet { MainThreadChecker.check() } }

    /// How fast the content comes to rest after the finger has left. The default is `.normal`.
    open var decelerationRate = DecelerationRate.normal { didSet { MainThreadChecker.check() } }

    /// The default is `.none`. The interactive modes start when a finger reaches the input views at the window's lower
    /// edge: there is no on-screen keyboard, so these are the first responder's own input views.
    open var keyboardDismissMode = KeyboardDismissMode.none { didSet { MainThreadChecker.check() } }

    /// Whether keys that nothing which has the focus takes scroll the content. The default is true.
    open var allowsKeyboardScrolling = true { didSet { MainThreadChecker.check() } }

    /// Whether a drag in a direction in which this view is at its edge goes to an enclosing scroll view.
    open var transfersVerticalScrollingToParent = true { didSet { MainThreadChecker.check() } }
    /// Whether a scroll view around this one takes over at the left and right ends. The default is true.
    open var transfersHorizontalScrollingToParent = true { didSet { MainThreadChecker.check() } }

    /// Whether a finger is on the content, moving or not.
    open var isTracking: Bool { scrollPan.isTracking }

    /// Whether the content follows the finger, or the wheel.
    open var isDragging: Bool { tracking.isDragging || wheelSession != nil }

    /// Whether the content still moves after the finger was lifted.
    open var isDecelerating: Bool { motion.isRunning }

    /// Whether `setContentOffset(_:animated: true)` is in progress.
    open var isScrollAnimating: Bool { offsetAnimation.isRunning }

    /// The recognizer that scrolls. Its properties may be changed; its delegate stays the scroll view.
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

    /// Recognizes arrow keys that are held down, and scrolls the content with them. It is disabled; enable it to scroll
    /// directly and not by moving the focus. At an edge of the content the keys move the focus again. Apple documents
    /// it for tvOS; the speed is unverified.
    open var directionalPressGestureRecognizer: UIGestureRecognizer { directionalPress }

    /// Whether the content receives a touch only after 0.15 s without a drag, or when the touch ends. The default is
    /// true.
    open var delaysContentTouches = true {
        didSet { updateTouchDelay() }
    }

    /// Whether a drag may cancel a touch that the content has received already. The default is true.
    open var canCancelContentTouches = true { didSet { MainThreadChecker.check() } }

    /// Called before the content receives a touch; false withholds it from the content.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Called before a drag cancels a touch of the content. Returning false lets the content keep the touch; the
    /// default is false for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let pinch = zoom?.pinch, gestureRecognizer === pinch { return zoomedView != nil }
        return gestureRecognizer === scrollPan
            ? tracking.mayBegin() : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Zooming

    /// The limits of ``zoomScale``. Fingers can zoom if the maximum is greater than the minimum, and the delegate has a
    /// view for zooming. Setting them leaves the scale as it is. Both are 1 by default.
    open var minimumZoomScale: CGFloat = 1 {
        didSet {
            MainThreadChecker.check()
            zoomLimitsDidChange()
        }
    }
    /// The largest scale that the user can zoom to. The default is 1; zooming needs a larger one than
    /// `minimumZoomScale`.
    open var maximumZoomScale: CGFloat = 1 {
        didSet {
            MainThreadChecker.check()
            zoomLimitsDidChange()
        }
    }

    /// The scale of the delegate's view for zooming; 1 without one. Setting it keeps it within its limits.
    open var zoomScale: CGFloat {
        get { zoomedView?.transform.a ?? 1 }
        set { zoomOnDemand.setScale(newValue, animated: false) }
    }

    /// Zooms around the middle of the visible content, within the limits.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoomOnDemand.setScale(scale, animated: animated)
    }

    /// Zooms so that a rectangle of the zoomed view, in its coordinates, is as large as possible, and in the middle.
    open func zoom(to rect: CGRect, animated: Bool) {
        zoomOnDemand.show(rect, animated: animated)
    }

    /// Whether a pinch may go beyond the limits of the scale, which then goes back to them. The default is true.
    open var bouncesZoom = true { didSet { MainThreadChecker.check() } }

    /// Whether fingers, or a wheel with the control key, zoom the content.
    open var isZooming: Bool { zoom?.isZooming ?? false }
    /// Whether the scale goes back to its limits.
    open var isZoomBouncing: Bool { zoom?.isBouncing ?? false }
    /// Whether animated zooming is in progress.
    open var isZoomAnimating: Bool { zoom?.isAnimating ?? false }

    /// Nil while the limits of the scale are equal.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? zoom?.pinch : nil }

    // MARK: The status bar

    /// Whether a tap on the status bar scrolls to the top, if this is the only such scroll view on screen. Desktop
    /// windows have no status bar; in tables the home key has the same effect. The default is true.
    open var scrollsToTop = true { didSet { MainThreadChecker.check() } }

    // MARK: Indicators

    /// Whether the indicator at the side is shown while scrolling. The default is true.
    open var showsVerticalScrollIndicator = true {
        didSet { setNeedsLayout() }
    }
    /// Whether the indicator at the bottom is shown while scrolling. The default is true.
    open var showsHorizontalScrollIndicator = true {
        didSet { setNeedsLayout() }
    }

    /// The color of the indicators. The default suits any content.
    open var indicatorStyle = IndicatorStyle.default {
        didSet {
            MainThreadChecker.check()
            indicators.styleDidChange()
        }
    }

    /// The distances of the indicator at the side from the edges, beside those of the safe area. The default is zero.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }
    /// The distances of the indicator at the bottom from the edges, beside those of the safe area. The default is zero.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// Sets both insets; returns the vertical ones.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the indicators stay inside the safe area. The default is true.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { setNeedsLayout() }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        MainThreadChecker.check()
        indicators.flash()
    }

    /// Shows the indicators as a drag would, for content offsets that `changes` sets.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        indicators.scrollingBegan()
        changes()
        indicators.scrollingMayHaveEnded()
    }

    // MARK: Touches

    // Touches end here, as in UIKit: a view below, such as a row that contains the scroll view, does not get them. A
    // scroll view that does not scroll forwards them (documented for `isScrollEnabled`).

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isScrollEnabled { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isScrollEnabled { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isScrollEnabled { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isScrollEnabled { super.touchesCancelled(touches, with: event) }
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

    /// The rectangle of the content: constraints to its edges determine ``contentSize``. Constraints between the scroll
    /// view's own edges and what is inside it mean this guide.
    open var contentLayoutGuide: UILayoutGuide { madeContentGuide }

    /// The rectangle of the scroll view itself, for content that does not scroll.
    open var frameLayoutGuide: UILayoutGuide { madeFrameGuide }

    /// Whether constraints may determine the size of the content; lists and text determine theirs alone.
    var takesContentSizeFromConstraints: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if takesContentSizeFromConstraints { takeContentSizeFromConstraints() }
        sizeMayHaveChanged()
        indicators.layOut()
        pullToRefresh?.contentDidMove()
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

    /// The safe area without the part that the content inset covers already.
    override var safeAreaInsetsForSubviews: UIEdgeInsets { insets.safeAreaForContent }

    // MARK: Internal

    /// The axes on which the content moves; a table moves vertically only.
    var scrollableAxes: ScrollAxes { .both }

    /// Returns where the content comes to rest after a drag. Collection views ask their layout.
    ///
    /// - Parameter velocity: in points per millisecond.
    func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// Called when the offset has changed and the view is marked for layout, before the delegate is notified.
    func contentOffsetDidChange() {}

    /// Returns whether a horizontal step of a wheel or touchpad is not for scrolling; for tables.
    func takesSidewaysWheel(_ event: WheelScrollEvent, by delta: CGFloat) -> Bool { false }

    weak var edgeObserver: (any ScrollEdgeObserver)?
    /// A weak link for objects that refer to the view for a long time. Created when first needed.
    private var knownLink: ViewLink<UIScrollView>?

    var scrollLink: ViewLink<UIScrollView> {
        if let knownLink { return knownLink }
        let link = ViewLink<UIScrollView>()
        link.view = self
        knownLink = link
        return link
    }

    /// The distance, in points, by which the content can be pulled down below the inset, because a bar above it grows
    /// with that.
    var reachAbove: CGFloat = 0
    /// The height of the part of a bar above it that moves with the content, as a large title does.
    var barHeightOverContent: CGFloat = 0
    /// The background of that bar, if it covers the content.
    weak var coveringBarGround: UIView? {
        didSet { if coveringBarGround !== oldValue { pullToRefresh?.contentDidMove() } }
    }

    /// The number of the rearmost subviews that are the background of the content.
    var rearBackgroundCount: Int { 0 }

    let scrollPan = ScrollPan()
    private let contentTouchDelay = ContentTouchDelay()
    private lazy var directionalPress: DirectionalPress = {
        let recognizer = DirectionalPress()
        addGestureRecognizer(recognizer)
        return recognizer
    }()
    private(set) lazy var tracking = ScrollTracking(scrollView: self)
    private(set) lazy var motion = ScrollMotion(scrollView: self)
    private(set) lazy var offsetAnimation = OffsetAnimation(scrollView: self)
    private(set) lazy var insets = InsetAdjustment(scrollView: self)
    private(set) lazy var indicators = ScrollIndicators(scrollView: self)
    /// Created by ``zoomOnDemand``.
    var zoom: ScrollZoom?
    /// Drives the refresh control; nil without one.
    var pullToRefresh: PullToRefresh?
    /// The running wheel session: from the first step of a wheel until the content has come to rest.
    var wheelSession: WheelSession?
    /// The stored values of the public properties, whose setters notify observers.
    /// The size of contents that the view has not laid out yet; nil if there are none.
    var contentSizeBeforeLayout: CGSize? { nil }

    /// What was set last. Unlike ``contentSize`` it never asks a table for its rows.
    private(set) var ownContentSize = CGSize.zero {
        didSet { if ownContentSize != oldValue { edgesDidChange() } }
    }
    private var ownContentInset = UIEdgeInsets.zero {
        didSet { if ownContentInset != oldValue { insets.update() } }
    }
    /// The size for which the edges were last computed.
    var layoutSize = CGSize.zero
    /// True while a drag, a motion or an animation moves the content, not the application.
    var isMovingContent = false

    private func updateTouchDelay() {
        contentTouchDelay.isEnabled = delaysContentTouches && isScrollEnabled
    }
}
