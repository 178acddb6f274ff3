internal import ToolchainBets

/// A rectangular area of the screen that draws content, lays out its subviews and receives touches.
///
/// The view's layer owns the geometry and the layer tree; the view owns what layers do not have: the responder chain,
/// traits, tint color, margins and the safe area. Operations on a whole tree (hierarchy changes, autoresizing,
/// propagation) are in `UIView+Topic` files.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, CALayerDelegate, UICoordinateSpace,
    UITraitEnvironment, UITraitChangeObservable, UIFocusItem, UIFocusItemContainer
{
    /// The class of ``layer``; a subclass of CALayer.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that draws the view and has its geometry.
    open var layer: CALayer { ownLayer }
    final let ownLayer: CALayer

    // MARK: State changed by UIView+Hierarchy alone

    var subviewList: [UIView] = []
    /// Sound: the superview clears it in its `deinit`. Not weak: see `CALayer.superlayerReference`.
    unowned(unsafe) var superviewLink: UIView?
    /// Sound: the window clears it in its `deinit`.
    unowned(unsafe) var windowLink: UIWindow?
    /// The controller of which this is the view.
    weak var viewController: UIViewController?

    // MARK: State changed by UIView+Traits and UIView+Tint alone

    /// The traits of which the view was last informed.
    var knownTraits = UITraitCollection.current
    var ownStyle = UIUserInterfaceStyle.unspecified
    var ownTraits: UITraitCollection?
    var traitRegistrations: [TraitRegistration] = []
    var ownTint: UIColor?
    var ownTintMode = TintAdjustmentMode.automatic
    var ownBackground: UIColor?

    // MARK: State changed by UIView+SafeArea and UIView+Margins alone

    var knownSafeArea = UIEdgeInsets.zero
    var baseMargins = BaseMargins.standard
    var knownMargins: UIEdgeInsets?

    // MARK: State changed by the files of AutoLayout alone

    /// Nil for a view that constraints have nothing to do with.
    var layoutStateReference: ViewLayoutState?
    var constraintUpdates = ConstraintUpdates.own

    /// The number of running animations that block touches of the view. Changed by AnimationBlock.
    var interactionBlocks = 0
    /// The number of running property animators for which the view is hit at its presented position. Changed by
    /// AnimatorTrack.
    var movingHits = 0
    /// The scale that was set for this view; nil uses the default scale.
    var ownContentScale: CGFloat?
    /// Nil until a recognizer is added first, then a list that may be empty, as in UIKit.
    var recognizerList: [UIGestureRecognizer]?
    /// Changed by `attach` and `detach` in UIInteraction.swift.
    var attachedInteractions: [any UIInteraction] = []

    // MARK: Creating

    /// Creates a view with a place in its future superview.
    public init(frame: CGRect) {
        ownLayer = Self.makeLayer()
        super.init()
        finishInit()
        if frame != .zero { ownLayer.frame = frame }
    }

    public convenience override init() { self.init(frame: .zero) }

    /// Decodes what `encode(with:)` wrote; missing keys keep the defaults.
    public required init?(coder: NSCoder) {
        guard !SecureDecoding.isRefused(Self.self, base: UIView.self, by: coder) else { return nil }
        ownLayer = Self.makeLayer()
        super.init()
        finishInit()
        decodeState(from: coder)
    }

    open func encode(with coder: NSCoder) { encodeState(in: coder) }

    /// The subviews that an archive contains. Views that are made of parts create these again, and archive none.
    var archivedSubviews: [UIView] { subviewList }
    /// Whether its content is decoded at the end of the class's own initializer, which prepares the view for it.
    var takesContentLast: Bool { false }

    /// Gives a view that exists already what a nib has for it. Its superview decides where it is.
    func decodeAdopted(from coder: NSCoder) {
        decodeShared(from: coder)
        decodeContent(from: coder)
    }

    // MARK: State restoration

    /// The name by which the state of the view is saved, together with the identifiers of its controller and of the
    /// controller's ancestors. Nil, the default, for a view whose state is not saved.
    open var restorationIdentifier: String? {
        get { RestorationIdentity.of(self)?.identifier }
        set { if newValue != restorationIdentifier { RestorationIdentity.made(for: self).identifier = newValue } }
    }

    /// Called when the state of the application is saved. Overrides call `super`.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Called when the state of the application is restored, after the controllers have decoded theirs. Overrides call
    /// `super`.
    open func decodeRestorableState(with coder: NSCoder) {}

    private func finishInit() {
        ownLayer.owner = self
        ownLayer.contentsScale = max(knownTraits.displayScale, 1)
        if DrawOverride.isPresent(in: type(of: self)) {
            ownLayer.wantsDisplay = true
            ownLayer.setNeedsDisplay()
        }
    }

    deinit {
        MainActor.assumeIsolated {
            ownLayer.owner = nil
            if layoutStateReference != nil { IslandExit.viewIsGone(self) }
            for subview in subviewList { subview.superviewLink = nil }
            for recognizer in recognizerList ?? [] { recognizer.attachedView = nil }
        }
    }

    // MARK: Geometry

    /// In the superview's coordinates. For a transformed view, the bounding box of what is shown.
    open var frame: CGRect {
        get { ownLayer.frame }
        set {
            MainThreadChecker.check()
            changeGeometry("frame") { $0.frame = newValue }
        }
    }

    /// In the view's own coordinates. A change of size keeps the center.
    open var bounds: CGRect {
        get { ownLayer.bounds }
        set {
            MainThreadChecker.check()
            changeGeometry("bounds") { $0.bounds = newValue }
        }
    }

    /// The place of the view's anchor point in the superview, normally its middle. Setting it moves the view.
    open var center: CGPoint {
        get { ownLayer.position }
        set {
            MainThreadChecker.check()
            changeGeometry("center") { $0.position = newValue }
        }
    }

    /// Applied about the view's anchor point, without effect on `bounds` and `center`. The default is the identity.
    open var transform: CGAffineTransform {
        get { ownLayer.affineTransform() }
        set { changing("transform") { ownLayer.setAffineTransform(newValue) } }
    }

    /// Applied to the view and its subviews about its anchor point. The default is the identity; layers are drawn flat.
    open var transform3D: CATransform3D {
        get { ownLayer.transform }
        set {
            MainThreadChecker.check()
            ownLayer.transform = newValue
        }
    }

    /// In units of the bounds, 0...1. Changing it moves the view.
    open var anchorPoint: CGPoint {
        get { ownLayer.anchorPoint }
        set {
            MainThreadChecker.check()
            ownLayer.anchorPoint = newValue
        }
    }

    /// Pixels for each point of what `draw(_:)` draws. The default is that of the screen.
    open var contentScaleFactor: CGFloat {
        get { ownContentScale ?? ownLayer.contentsScale }
        set {
            MainThreadChecker.check()
            ownContentScale = newValue > 0 ? newValue : nil
            ownLayer.contentsScale = ownContentScale ?? max(traitCollection.displayScale, 1)
        }
    }

    /// Whether subviews follow a change of the bounds by their `autoresizingMask`. The default is true.
    @exclusivity(unchecked) open var autoresizesSubviews = true { didSet { MainThreadChecker.check() } }
    /// Which margins and dimensions follow a change of the superview's bounds. Empty, the default, keeps the frame.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet {
            MainThreadChecker.check()
            if autoresizingMask != oldValue { placementDidChange() }
        }
    }

    /// Returns the best size for the available `size`. The default implementation returns the current size. Does not
    /// resize the view.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to the result of `sizeThatFits(_:)` for the current size, and keeps the origin.
    open func sizeToFit() {
        MainThreadChecker.check()
        let size = sizeThatFits(bounds.size)
        guard size != bounds.size else { return }
        if ownLayer.affineTransform().isIdentity {
            frame = CGRect(origin: frame.origin, size: size)
        } else {
            bounds.size = size
        }
    }

    /// The natural size of the content; `noIntrinsicMetric` for a dimension without one.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// Call it when ``intrinsicContentSize`` has changed.
    open func invalidateIntrinsicContentSize() {
        MainThreadChecker.check()
        contentSizeDidChangeForConstraints()
        guard let superview else { return }
        superview.ownLayer.setNeedsLayout()
        superview.subviewSizeDidChange(self, isRequest: true)
    }

    /// Called when a subview says that its size has changed, or when a constraint inside it has changed.
    func subviewSizeDidChange(_ subview: UIView, isRequest: Bool) {}

    /// Returns the size that the constraints inside want, near the target.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the smallest size that the constraints inside the view allow, and the target's dimension where its
    /// priority is required. Without constraints: the result of `sizeThatFits(_:)` or the intrinsic size.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        constrainedFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
            ?? fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    // MARK: Coordinates and hits

    /// Returns a point of this view in another view's coordinates; nil stands for the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: conversionLayer(view)) }
    /// Returns a point of another view in this view's coordinates; nil stands for the window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: conversionLayer(view))
    }
    /// Returns the rectangle around a rectangle of this view, in another view's coordinates; nil stands for the window.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: conversionLayer(view)) }
    /// Returns the rectangle around a rectangle of another view, in this view's coordinates; nil stands for the window.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: conversionLayer(view)) }

    /// Returns the front-most descendant at `point` that receives touches, the view itself, or nil.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, interactionBlocks == 0,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in subviewList.reversed() where subview.superviewLink === self {
            if let hit = subview.hitTest(subview.shownPoint(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Returns whether a point is inside of the view. Override it to make the area for touches larger or smaller.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Whether the view and its subviews get touches. The default is true, except in labels and image views.
    open var isUserInteractionEnabled: Bool {
        get { ownInteractionEnabled }
        set { changing("userInteractionEnabled") { ownInteractionEnabled = newValue } }
    }
    private var ownInteractionEnabled = true
    /// Whether the view gets a second finger. The default is false.
    open var isMultipleTouchEnabled = false { didSet { MainThreadChecker.check() } }
    /// Whether a touch in this view keeps other views of the window from getting one. The default is false.
    open var isExclusiveTouch = false { didSet { MainThreadChecker.check() } }
    /// A number by which `viewWithTag(_:)` finds the view. The default is 0.
    open var tag = 0 { didSet { MainThreadChecker.check() } }

    // MARK: Hierarchy

    /// The view that contains this one; nil without one.
    open var superview: UIView? { MainActorDeinit.living(superviewLink) }
    /// The subviews from back to front.
    open var subviews: [UIView] { subviewList }
    /// The window that the view is in; nil without one.
    open var window: UIWindow? { MainActorDeinit.living(windowLink) }

    /// Adds a view in front of all others. It leaves its superview first.
    open func addSubview(_ view: UIView) {
        MainThreadChecker.check()
        place(view, .front)
    }
    /// Adds a view at a place among the subviews, from back to front.
    open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }
    /// Adds a view right behind another subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        place(view, .below(siblingSubview))
    }
    /// Adds a view right in front of another subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        place(view, .above(siblingSubview))
    }
    /// Exchanges the places of two subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    /// Puts a subview in front of all others.
    open func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { reorder(view, to: .front) }
    }
    /// Puts a subview behind all others.
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { reorder(view, to: .index(0)) } }
    /// Removes the view from its superview and its window. Does nothing without one.
    open func removeFromSuperview() {
        MainThreadChecker.check()
        leaveSuperview()
    }

    /// Called on the new superview, after all other callbacks of an addition.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview leaves. Does nothing; for overrides.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes. Does nothing; for overrides.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview has changed. Does nothing; for overrides.
    open func didMoveToSuperview() {
        MainThreadChecker.check()
    }
    /// Called before the window changes. Does nothing; for overrides.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called on subviews before their superview.
    open func didMoveToWindow() {
        MainThreadChecker.check()
    }

    /// Returns whether this view is in another view, at any depth, or is that view.
    open func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let candidate = ancestor {
            if candidate === view { return true }
            ancestor = candidate.superviewLink
        }
        return false
    }

    /// Returns the view itself or the first descendant with this tag, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviewList {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Layout

    /// Has the view laid out in the next frame.
    open func setNeedsLayout() {
        MainThreadChecker.check()
        ownLayer.setNeedsLayout()
    }

    /// Performs a pending layout immediately, beginning at the top-most ancestor that needs one.
    open func layoutIfNeeded() {
        MainThreadChecker.check()
        runConstraintUpdates()
        if let engine = layoutStateReference?.item?.engine { engine.solve() }
        ownLayer.layoutIfNeeded()
    }

    /// Override it to place subviews. Called once per layout pass if layout is needed; never call it directly. The
    /// default implementation places the subviews that constraints determine.
    open func layoutSubviews() {
        MainThreadChecker.check()
        layoutByConstraints()
    }

    open func layoutSublayers(of layer: CALayer) { runLayout() }

    // MARK: Corners

    /// The radii of the corners, which then count in place of the layer's `cornerRadius`. The default is square corners.
    /// Radii that follow from the size of the view, or from its place in a container, follow with its layout, and with
    /// that of the container. Changes are not animated.
    open var cornerConfiguration: UICornerConfiguration {
        get { shownCorners }
        set {
            MainThreadChecker.check()
            shownCorners = newValue
        }
    }

    /// Returns the radius that ``cornerConfiguration`` gives a corner at the present size and place, in points; 0 without
    /// a configuration. For several corners it is the greatest (unverified).
    open func effectiveRadius(corner: UIRectCorner) -> CGFloat { presentRadii.greatest(of: corner) }

    /// The margins around the content, in points, including the safe area. The default is 8 at each edge.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set {
            MainThreadChecker.check()
            changeMargins { $0.set(newValue) }
        }
    }

    /// ``layoutMargins`` as leading and trailing margins, which follow the layout direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveMargins, rightToLeft: isRightToLeft) }
        set {
            MainThreadChecker.check()
            changeMargins { $0.set(newValue) }
        }
    }

    /// The margins until others are set: 8 points on each side (measured on iOS 26.1).
    var standardMargins: UIEdgeInsets {
        let side = Self.standardMargin
        return UIEdgeInsets(top: side, left: side, bottom: side, right: side)
    }
    nonisolated static let standardMargin: CGFloat = 8

    /// Whether the margins are at least those of the superview, as far as the view reaches into them. The default is
    /// false.
    @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false {
        didSet {
            MainThreadChecker.check()
            if preservesSuperviewLayoutMargins != oldValue { marginsMayHaveChanged() }
        }
    }

    /// Whether margins are inside of the safe area. The default is true.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet {
            MainThreadChecker.check()
            if insetsLayoutMarginsFromSafeArea != oldValue { marginsMayHaveChanged() }
        }
    }

    /// Called when the layout margins have changed. Overrides call `super`.
    open func layoutMarginsDidChange() {
        MainThreadChecker.check()
    }

    // MARK: Constraints

    /// Whether the frame and the autoresizing mask determine the view's place in its superview. Set it to false for a
    /// view that constraints place. The default is true.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            MainThreadChecker.check()
            if translatesAutoresizingMaskIntoConstraints != oldValue { placementDidChange() }
        }
    }

    /// Whether the view works only in a layout by constraints. The default is false; nothing depends on it here.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// The constraints that the view holds: those between its subviews, or between them and itself.
    open var constraints: [NSLayoutConstraint] { layoutStateReference?.held ?? [] }
    /// Activates a constraint on this view. Raises `NSGenericException` if it names a view outside of this one.
    open func addConstraint(_ constraint: NSLayoutConstraint) { ConstraintInstallation.install(constraint, on: self) }
    /// Activates constraints, as their `isActive` does.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }
    /// Deactivates a constraint.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }
    /// Deactivates constraints.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Override it to change constraints before a layout. Called for descendants before their ancestors. Call super.
    open func updateConstraints() {
        MainThreadChecker.check()
        constraintUpdates.remove(.own)
    }
    /// Has `updateConstraints()` called before the next layout.
    open func setNeedsUpdateConstraints() {
        MainThreadChecker.check()
        requestConstraintUpdate()
    }
    /// Returns whether `updateConstraints()` is called before the next layout.
    open func needsUpdateConstraints() -> Bool {
        MainThreadChecker.check()
        return constraintUpdates.contains(.own)
    }
    /// Calls `updateConstraints()` now if it is due, for this view and those inside it.
    open func updateConstraintsIfNeeded() {
        MainThreadChecker.check()
        runConstraintUpdates()
    }

    /// How much the view resists growing beyond its content. The default is 250; 251 for a label's height.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutStateReference?.hugging[axis] ?? defaultHugging(axis)
    }
    /// Sets how much the view resists growing over its content. The default is 250.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, axis)
    }
    /// How much the view resists becoming smaller than its content. The default is 750.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutStateReference?.resistance[axis] ?? .defaultHigh
    }
    /// Sets how much the view resists shrinking below its content. The default is 750.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setResistance(priority, axis)
    }

    /// The distances of the rectangle that constraints align from the frame. The default is zero.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Returns the rectangle that constraints see, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame for the rectangle that constraints see.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.negated)
    }

    /// The view whose baseline constraints use: the view itself, or one below it.
    open var forFirstBaselineLayout: UIView { viewOfOldBaseline }
    /// The view whose last line of text is the last baseline; the view itself by default.
    open var forLastBaselineLayout: UIView { viewOfOldBaseline }
    /// Called by both by default: what they were before iOS 9.
    @available(*, deprecated, message: "Override forFirstBaselineLayout or forLastBaselineLayout as appropriate")
    open func forBaselineLayout() -> UIView { self }

    /// The guides that were added to the view.
    open var layoutGuides: [UILayoutGuide] { layoutStateReference?.guides ?? [] }
    /// Adds a guide, which constraints of this view and those inside may name.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { addGuide(layoutGuide) }
    /// Removes a guide with the constraints that name it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { removeGuide(layoutGuide) }
    /// The part of the view that bars and the edges of a device do not cover.
    open var safeAreaLayoutGuide: UILayoutGuide { madeSafeAreaGuide }
    /// The part of the view inside of its layout margins.
    open var layoutMarginsGuide: UILayoutGuide { madeMarginsGuide }
    /// The part of the view in which lines of text are not too long to read.
    open var readableContentGuide: UILayoutGuide { madeReadableGuide }
    /// The area of the keyboard, here of input views, as far as it covers the view.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { madeKeyboardGuide }

    /// Whether constraints leave a choice for the view's frame.
    open var hasAmbiguousLayout: Bool { isLayoutAmbiguous }
    /// Returns the constraints that place the view along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutItem.map { $0.engine.constraints(affecting: $0, axis) } ?? []
    }
    /// Does nothing: among the layouts that satisfy the constraints equally well there is always the same choice.
    open func exerciseAmbiguityInLayout() {
        MainThreadChecker.check()
    }

    /// Called on the root of an island when constraints or content sizes inside it have changed.
    func islandDidChange(isRequest: Bool) { superviewLink?.subviewSizeDidChange(self, isRequest: isRequest) }

    // What classes with text override.
    /// The distance of the first line's baseline from the top of the alignment rectangle at the content's height.
    var firstBaselineDistance: CGFloat { 0 }
    /// The distance of the last line's baseline from the bottom of the alignment rectangle at the content's height.
    var lastBaselineDistance: CGFloat { 0 }
    /// The distance of the baseline below the center, for a view that centers its only line at any height; nil for others,
    /// whose lines keep their distances from the edges.
    var baselineBelowCenter: CGFloat? { nil }
    var baselineFont: UIFont? { nil }
    /// Whether ``intrinsicContentSize`` has a height that depends on ``wrappingWidth``.
    var heightFollowsWidth: Bool { false }
    /// The width that a layout by constraints gives to text that wraps.
    var wrappingWidth: CGFloat? {
        get { nil }
        set {}
    }
    /// What descriptions of constraints show beside the class, such as a label's text.
    var layoutNameDetail: String? { nil }
    func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

    /// The insets covered by bars, the screen's rounded corners and controllers, from the view's own edges. Zero
    /// outside a window.
    open var safeAreaInsets: UIEdgeInsets { knownSafeArea }

    /// Called when the safe area has changed. Overrides call `super`.
    open func safeAreaInsetsDidChange() {
        MainThreadChecker.check()
    }

    /// The safe area from which subviews derive theirs. Scroll views leave out the edges that their content inset
    /// already covers.
    var safeAreaInsetsForSubviews: UIEdgeInsets { knownSafeArea }

    // MARK: Look

    /// Whether the view is not drawn and gets no touches. The default is false. It stays in the layout, except in a
    /// stack view.
    open var isHidden: Bool {
        get { ownLayer.isHidden || layoutStateReference?.disappearance != nil }
        set {
            let isChange = newValue != isHidden
            changing("hidden") { setHidden(newValue) }
            if isChange { layoutStateReference?.stack?.arrangementDidChange() }
        }
    }

    /// 0...1, for the view with all its subviews. Below 0.01 the view receives no touches.
    open var alpha: CGFloat {
        get { CGFloat(ownLayer.opacity) }
        set { changing("alpha") { ownLayer.opacity = Float(min(max(newValue, 0), 1)) } }
    }

    /// A hint that the view fills its bounds with opaque content.
    open var isOpaque = true { didSet { MainThreadChecker.check() } }

    /// Whether subviews are cut off at the bounds. The default is false.
    open var clipsToBounds: Bool {
        get { ownLayer.masksToBounds }
        set {
            MainThreadChecker.check()
            ownLayer.masksToBounds = newValue
        }
    }

    /// A view whose alpha channel masks this one; see `CALayer.mask`. It leaves its superview, and its frame is in the
    /// coordinates of this view.
    open var mask: UIView? {
        get { ownLayer.mask == nil ? nil : Attachments.mask(of: self) }
        set { setMask(newValue) }
    }

    /// Whether the context is cleared before ``draw(_:)``. In UIKit false permits the system to leave the former
    /// drawing there; here every drawing begins with a clear context, whatever the value. The default is true.
    @available(*, deprecated, message: "Has no effect: draw(_:) always begins with a clear context.")
    open var clearsContextBeforeDrawing = true { didSet { MainThreadChecker.check() } }

    /// Nil is transparent. Dynamic colors follow the view's traits.
    open var backgroundColor: UIColor? {
        get { ownBackground }
        set {
            changing("backgroundColor") {
                AnimationBlock.current?.track?.willChange(.backgroundColor, of: ownLayer)
                ownBackground = newValue
                resolveBackground()
            }
        }
    }

    /// How the content fills bounds of another size. The default is `.scaleToFill`.
    @exclusivity(unchecked) open var contentMode = ContentMode.scaleToFill {
        didSet {
            MainThreadChecker.check()
            ownLayer.contentsGravity = contentMode.contentsGravity
        }
    }

    /// The accent color: the view's own or that of the nearest superview, otherwise the accent color that the user has
    /// chosen for the desktop, otherwise the system's blue. Never nil when read.
    open var tintColor: UIColor! {
        get { effectiveTint }
        set {
            MainThreadChecker.check()
            changeTint { ownTint = newValue }
        }
    }

    /// Whether the tint color is dimmed. The default follows the superview.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintMode }
        set {
            MainThreadChecker.check()
            changeTint { ownTintMode = newValue }
        }
    }

    /// Called when the view's own or inherited tint color or adjustment mode changed.
    open func tintColorDidChange() {
        MainThreadChecker.check()
    }

    // MARK: Drawing

    /// Override it to draw. The drawing is kept until `setNeedsDisplay()` is called or, in `redraw` mode, the size
    /// changes.
    open func draw(_ rect: CGRect) {}

    /// Has the content drawn again in the next frame.
    open func setNeedsDisplay() {
        MainThreadChecker.check()
        if ownLayer.wantsDisplay { ownLayer.setNeedsDisplay() }
    }

    /// Has a part of the content drawn again in the next frame.
    open func setNeedsDisplay(_ rect: CGRect) {
        if ownLayer.wantsDisplay { ownLayer.setNeedsDisplay(rect) }
    }

    open func draw(_ layer: CALayer, in context: CGContext) { drawView(in: context) }

    /// Sets the contents of the view's layer. The default draws them with `draw(_:)`; an override sets `layer.contents`.
    open func display(_ layer: CALayer) { layer.recordDrawing() }

    /// Called before the contents of a layer are drawn. The default does nothing.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Returns a formatter that prints the view.
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
    /// Draws a part of the view for printing, into the current context. The default draws what the screen shows.
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { formatter.render(self) }

    // MARK: Snapshots

    /// Returns a view with a static image of this one. Nil for an empty view; with `afterUpdates` false also for a view
    /// that no frame has shown.
    ///
    /// - Parameter afterUpdates: True performs layout and drawing first, and shows the values that were set last; false
    ///   shows the last frame.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshot(of: bounds, afterScreenUpdates: afterUpdates, capInsets: .zero)
    }

    /// Returns a view with a static image of a part of this one. When the snapshot is resized, the part inside the cap
    /// insets is stretched.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
    }

    /// Draws the view with its subviews into the current context, scaled to `rect`. Returns false if there was nothing
    /// to draw.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawPicture(in: rect, afterScreenUpdates: afterUpdates)
    }

    // MARK: Animation

    /// Returns the action for a change of a layer's property: an animation inside an animation block, otherwise none.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        AnimationBlock.action(for: self, key: event) ?? AnimationBlock.noAction
    }

    /// The outline that a dynamic animator sees; the view's bounds by default.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    open var collisionBoundingPath: UIBezierPath {
        UIBezierPath(rect: bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY))
    }

    // MARK: Traits and direction

    /// The traits of the view: those of its superview or controller, with its own overrides.
    open var traitCollection: UITraitCollection { knownTraits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The interface style for this view and its subviews, in place of the superview's.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownStyle }
        set {
            MainThreadChecker.check()
            ownStyle = newValue
            updateTraits()
        }
    }

    /// Trait values that replace the superview's in this view and its subviews.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(ownTraits?.values ?? TraitValues()) }
        set {
            MainThreadChecker.check()
            ownTraits = UITraitCollection(newValue.values)
            updateTraits()
        }
    }

    /// Updates the traits of the view and its subviews now. Changes of traits are passed on at once, so that there is
    /// something to do only in a method that an update calls.
    open func updateTraitsIfNeeded() { updateTraits() }

    /// The kind of list that shows the view as a cell, header or footer; nil for other views, which inherit it.
    var ownListEnvironment: UIListEnvironment? { nil }

    /// Whether the view and its subviews keep their colors where the system inverts those of the screen. Desktops that
    /// invert colors do so without asking, so that the value has no effect. The default is false.
    open var accessibilityIgnoresInvertColors = false { didSet { MainThreadChecker.check() } }

    /// Describes the limits that apply to the view, from the inside out, for debugging. The text is unverified.
    open var appliedContentSizeCategoryLimitsDescription: String {
        let limited = sequence(first: self, next: \.superview).filter {
            $0.minimumContentSizeCategory != nil || $0.maximumContentSizeCategory != nil
        }
        guard !limited.isEmpty else { return "No limits applied to \(self)" }
        return limited.map { view in
            let minimum = view.minimumContentSizeCategory?.rawValue ?? "none"
            return "\(view): minimum \(minimum), maximum \(view.maximumContentSizeCategory?.rawValue ?? "none")"
        }.joined(separator: "\n")
    }

    // MARK: The large content viewer

    /// Whether a ``UILargeContentViewerInteraction`` of the view, or of one that contains it, shows the view enlarged. The
    /// default is false.
    open var showsLargeContentViewer: Bool {
        get { largeContent.isShown }
        set {
            MainThreadChecker.check()
            largeContent.isShown = newValue
        }
    }
    /// The text in the viewer; nil by default, except for buttons of bars.
    open var largeContentTitle: String? {
        get { largeContent.title }
        set {
            MainThreadChecker.check()
            largeContent.title = newValue
        }
    }
    /// The image in the viewer; nil by default.
    open var largeContentImage: UIImage? {
        get { largeContent.image }
        set {
            MainThreadChecker.check()
            largeContent.image = newValue
        }
    }
    /// Whether the image is enlarged in the viewer; the default is false.
    open var scalesLargeContentImage: Bool {
        get { largeContent.scalesImage }
        set {
            MainThreadChecker.check()
            largeContent.scalesImage = newValue
        }
    }
    open var largeContentImageInsets: UIEdgeInsets {
        get { largeContent.imageInsets }
        set {
            MainThreadChecker.check()
            largeContent.imageInsets = newValue
        }
    }
    var largeContent: LargeContent {
        get { Attachments.accessibility(of: self, \.largeContent) ?? LargeContent() }
        set { Attachments.setAccessibility(of: self, \.largeContent, to: newValue) }
    }

    /// The limits of the text size category for this view and its subviews; nil sets no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        didSet {
            MainThreadChecker.check()
            updateTraits()
        }
    }
    /// The largest text size that this view and its subviews use; nil, the default, for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        didSet {
            MainThreadChecker.check()
            updateTraits()
        }
    }

    /// Whether the view is mirrored where text goes from right to left. The default mirrors.
    @exclusivity(unchecked) open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            MainThreadChecker.check()
            if semanticContentAttribute != oldValue { directionDidChange() }
        }
    }

    /// The direction in which the view lays out its content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the direction for an attribute in the layout direction of the screen.
    open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
        -> UIUserInterfaceLayoutDirection
    {
        userInterfaceLayoutDirection(
            for: attribute,
            relativeTo: ThreadTraits.screen.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the direction for an attribute in views with a layout direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: layoutDirection
        }
    }

    // MARK: Gestures

    /// Nil until a recognizer is added for the first time; empty after the last one was removed.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizerList }
        set {
            MainThreadChecker.check()
            replaceRecognizers(with: newValue)
        }
    }

    /// Adds a gesture recognizer and removes it from its former view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Removes a recognizer, which ends its gesture.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// Called before a recognizer of this view or of a descendant begins.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Called before the recognizers of this view get a touch that began in it or in a descendant, so that the view can
    /// add those that it seldom needs.
    func willOfferTouch() {}

    // MARK: Interactions

    /// The interactions of the view. Setting them removes those that are missing and adds new ones.
    open var interactions: [any UIInteraction] {
        get { attachedInteractions }
        set {
            MainThreadChecker.check()
            for interaction in attachedInteractions { detach(interaction) }
            for interaction in newValue { attach(interaction) }
        }
    }

    /// Adds an interaction and removes it from its former view.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    /// Removes an interaction. Does nothing if it is not the view's.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    // MARK: Focus

    /// Whether the view can have the focus of the keyboard. The default is false.
    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { windowLink?.windowScene?.focusSystemIfMade?.focusedItem === self }
    open var focusGroupIdentifier: String? {
        get { Attachments.focus(of: self, \.group) }
        set { Attachments.setFocus(of: self, \.group, to: newValue) }
    }
    /// How much the item is preferred when the focus enters its group. The default is `.ignored`.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { Attachments.focus(of: self, \.priority) ?? .ignored }
        set { Attachments.setFocus(of: self, \.priority, to: newValue) }
    }
    /// What shows that the view has the focus; nil for nothing. The default is the system's effect.
    open var focusEffect: UIFocusEffect? {
        get { Attachments.focus(of: self, \.effect) ?? defaultFocusEffect }
        set { setFocusEffect(newValue) }
    }
    open var isTransparentFocusItem: Bool { false }
    open var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
    open var preferredFocusedView: UIView? { nil }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocusedView.map { [$0] } ?? [] }
    /// The view's controller, or the superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? superview }
    open var focusItemContainer: (any UIFocusItemContainer)? { self }
    open var coordinateSpace: any UICoordinateSpace { self }
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviews.filter { $0.frame.intersects(rect) } }
    open func setNeedsFocusUpdate() {
        MainThreadChecker.check()
        UIFocusSystem.existing(for: self)?.requests.addReset(of: self)
    }
    open func updateFocusIfNeeded() {
        MainThreadChecker.check()
        UIFocusSystem.existing(for: self)?.requests.perform(in: self)
    }
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    var defaultFocusEffect: UIFocusEffect? { UIFocusEffect() }
    /// Called when the view got or lost the focus, before the environments are told.
    func focusStateDidChange() {}

    // MARK: Nibs

    /// Called when all objects of the nib have been created and all outlets are set. The default implementation does
    /// nothing.
    open func awakeFromNib() {
        MainThreadChecker.check()
    }

    /// The counterpart of ``awakeFromNib()`` in a design tool; no tool for Linux calls it.
    open func prepareForInterfaceBuilder() {}

    // MARK: Accessibility

    open var accessibilityIdentifier: String? {
        get { Attachments.accessibility(of: self, \.identifier, \.identifier) }
        set {
            changing("accessibilityIdentifier") { Attachments.setAccessibility(of: self, \.identifier, to: newValue) }
        }
    }

    override var defaultAccessibilityFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
    override var defaultAccessibilityElements: [Any] {
        accessibilityElements ?? AccessibilityTree.elements(below: self)
    }

    // MARK: Responder and description

    open override var next: UIResponder? { viewController ?? superview }

    override var responderWindow: UIWindow? { window }

    /// Ends editing in this tree: resigns the first responder if it is the view or a descendant.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else { return true }
        if responder.resignFirstResponder() { return true }
        if force { window?.firstResponder = nil }
        return force
    }

    /// Fields that a class adds to ``description`` after the frame, such as a label's text.
    var descriptionDetails: [String] { [] }

    /// Fields that a class adds to the end of ``description``, such as a scroll view's offset and size.
    var descriptionTail: [String] { [] }

    /// Fields that a class adds to ``treeDump()``, such as a label's text or a cell's row.
    var dumpDetails: [String] { [] }

    nonisolated open override var description: String {
        MainActor.assumeIsolated { viewDescription }
    }
}
