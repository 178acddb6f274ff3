internal import ObjectLifetime

/// A rectangle of the screen: draws, lays out its subviews and gets touches.
///
/// The view's layer owns the geometry and the layer tree; the view owns what layers do not know: the responder chain,
/// traits, tint, margins and the safe area. What spans a whole tree (hierarchy changes, autoresizing, propagation)
/// stands in `UIView+Topic` files.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, CALayerDelegate, UICoordinateSpace,
    UITraitEnvironment, UITraitChangeObservable
{
    /// The class of ``layer``; a subclass of CALayer.
    open class var layerClass: AnyClass { CALayer.self }

    public let layer: CALayer

    // MARK: State changed by UIView+Hierarchy alone

    var subviewList: [UIView] = []
    /// Sound: the superview clears it in its `deinit`. Not weak: see `CALayer.superlayerReference`.
    unowned(unsafe) var superviewLink: UIView?
    /// Sound: the window clears it in its `deinit`.
    unowned(unsafe) var windowLink: UIWindow?
    /// The controller whose view this is.
    weak var viewController: UIViewController?

    // MARK: State changed by UIView+Traits and UIView+Tint alone

    /// The traits the view was last told of.
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

    /// How many running animations keep the view from being touched. Changed by AnimationBlock.
    var interactionBlocks = 0
    /// How many running property animators have the view hit where it is shown. Changed by AnimatorTrack.
    var movingHits = 0
    /// Who sets the scale: nil until someone asked for a scale of its own.
    var ownContentScale: CGFloat?
    var recognizerList: [UIGestureRecognizer] = []
    /// Kept by `attach` and `detach` of UIInteraction.swift.
    var attachedInteractions: [any UIInteraction] = []

    // MARK: Creating

    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        finishInit()
        if frame != .zero { layer.frame = frame }
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Reads what ``encode(with:)`` wrote; missing keys leave defaults.
    public required init?(coder: NSCoder) {
        guard !SecureDecoding.isRefused(Self.self, base: UIView.self, by: coder) else { return nil }
        layer = Self.makeLayer()
        super.init()
        finishInit()
        decodeState(from: coder)
    }

    open func encode(with coder: NSCoder) {
        encodeState(in: coder)
    }

    private func finishInit() {
        layer.owner = self
        layer.contentsScale = max(knownTraits.displayScale, 1)
        if DrawOverride.isPresent(in: type(of: self)) {
            layer.wantsDisplay = true
            layer.setNeedsDisplay()
        }
    }

    deinit {
        MainActor.assumeIsolated {
            layer.owner = nil
            for subview in subviewList { subview.superviewLink = nil }
            for recognizer in recognizerList { recognizer.attachedView = nil }
        }
    }

    // MARK: Geometry

    /// In the superview's coordinates; with a transform, the bounding box of what is shown.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry("frame") { $0.frame = newValue } }
    }

    /// In the view's own coordinates; a change of size keeps the centre.
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry("bounds") { $0.bounds = newValue } }
    }

    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry("center") { $0.position = newValue } }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { changing("transform") { layer.setAffineTransform(newValue) } }
    }

    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// In units of the bounds, 0...1; changing it moves the view.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    open var contentScaleFactor: CGFloat {
        get { ownContentScale ?? layer.contentsScale }
        set {
            ownContentScale = newValue > 0 ? newValue : nil
            layer.contentsScale = ownContentScale ?? max(traitCollection.displayScale, 1)
        }
    }

    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []

    /// The size that fits best into `size`; here the present size. Does not resize.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes to ``sizeThatFits(_:)`` of the present size, keeping the origin.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        guard size != bounds.size else { return }
        if layer.affineTransform().isIdentity {
            frame = CGRect(origin: frame.origin, size: size)
        } else {
            bounds.size = size
        }
    }

    /// The size the content wants, ``noIntrinsicMetric`` where it has none.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    open func invalidateIntrinsicContentSize() {
        superview?.layer.setNeedsLayout()
    }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The target's dimension where fitting it is required, else what ``sizeThatFits(_:)`` or the intrinsic size say.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    // MARK: Coordinates and hits

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: conversionLayer(view)) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: conversionLayer(view))
    }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: conversionLayer(view)) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: conversionLayer(view)) }

    /// The front-most descendant at `point` that takes touches, the view itself, or nil.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, interactionBlocks == 0,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in subviewList.reversed() where subview.superviewLink === self {
            if let hit = subview.hitTest(subview.shownPoint(point, from: self), with: event) { return hit }
        }
        return self
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open var isUserInteractionEnabled: Bool {
        get { ownInteractionEnabled }
        set { changing("userInteractionEnabled") { ownInteractionEnabled = newValue } }
    }
    private var ownInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var tag = 0

    // MARK: Hierarchy

    open var superview: UIView? { MainActorDeinit.living(superviewLink) }
    /// Back to front.
    open var subviews: [UIView] { subviewList }
    open var window: UIWindow? { MainActorDeinit.living(windowLink) }

    open func addSubview(_ view: UIView) { place(view, .front) }
    open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        place(view, .below(siblingSubview))
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        place(view, .above(siblingSubview))
    }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    open func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { reorder(view, to: .front) }
    }
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { reorder(view, to: .index(0)) } }
    open func removeFromSuperview() { leaveSuperview() }

    /// Called on the new superview, the last of the calls of an addition.
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Subviews are told before their superview.
    open func didMoveToWindow() {}

    open func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let candidate = ancestor {
            if candidate === view { return true }
            ancestor = candidate.superviewLink
        }
        return false
    }

    /// The view itself or the first descendant with this tag, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviewList {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Layout

    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Lays out now what is dirty, from the top-most dirty ancestor down.
    open func layoutIfNeeded() { layer.layoutIfNeeded() }

    /// Override to place subviews. Called once per layout pass when dirty; never call it directly.
    open func layoutSubviews() {}

    open func layoutSublayers(of layer: CALayer) { runLayout() }

    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { changeMargins { $0.set(newValue) } }
    }

    /// ``layoutMargins`` by layout direction; keeps its sides when the direction changes.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveMargins, rightToLeft: isRightToLeft) }
        set { changeMargins { $0.set(newValue) } }
    }

    /// What the margins are until they are set: 8 points a side (measured on iOS 26.1).
    var standardMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { marginsMayHaveChanged() } }
    }

    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsMayHaveChanged() } }
    }

    open func layoutMarginsDidChange() {}

    /// What bars, the screen's rounded corners and controllers cover, in the view's own edges. Zero outside a window.
    open var safeAreaInsets: UIEdgeInsets { knownSafeArea }

    open func safeAreaInsetsDidChange() {}

    /// The safe area that subviews derive theirs from. Scroll views take out the edges their content inset already
    /// covers.
    var safeAreaInsetsForSubviews: UIEdgeInsets { knownSafeArea }

    // MARK: Look

    open var isHidden: Bool {
        get { layer.isHidden }
        set { changing("hidden") { layer.isHidden = newValue } }
    }

    /// 0...1, for the view with all its subviews; up to 0.01 it gets no touches.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { changing("alpha") { layer.opacity = Float(min(max(newValue, 0), 1)) } }
    }

    /// A hint that the view fills its bounds with opaque content.
    open var isOpaque = true

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// Whether the context is cleared before ``draw(_:)``. False only permits a system to leave the former drawing there;
    /// here every drawing begins with a clear context, whatever the value. True by default.
    @available(*, deprecated, message: "Has no effect: draw(_:) always begins with a clear context.")
    open var clearsContextBeforeDrawing = true

    /// Nil is transparent. Dynamic colours follow the view's traits.
    open var backgroundColor: UIColor? {
        get { ownBackground }
        set {
            changing("backgroundColor") {
                AnimationBlock.current?.track?.willChange(.backgroundColor, of: layer)
                ownBackground = newValue
                resolveBackground()
            }
        }
    }

    open var contentMode = ContentMode.scaleToFill {
        didSet { layer.contentsGravity = contentMode.contentsGravity }
    }

    /// The accent colour: the view's own or the nearest superview's; never nil when read.
    open var tintColor: UIColor! {
        get { effectiveTint }
        set { changeTint { ownTint = newValue } }
    }

    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintMode }
        set { changeTint { ownTintMode = newValue } }
    }

    /// Called when the view's own or inherited tint colour or adjustment mode changed.
    open func tintColorDidChange() {}

    // MARK: Drawing

    /// Override to draw; what it draws is kept until ``setNeedsDisplay()`` or, in `redraw` mode, a change of size.
    open func draw(_ rect: CGRect) {}

    open func setNeedsDisplay() {
        if layer.wantsDisplay { layer.setNeedsDisplay() }
    }

    open func setNeedsDisplay(_ rect: CGRect) {
        if layer.wantsDisplay { layer.setNeedsDisplay(rect) }
    }

    open func draw(_ layer: CALayer, in context: CGContext) { drawView(in: context) }

    // MARK: Snapshots

    /// A view that shows what this one looks like now and stays so. Nil for an empty view; with `afterUpdates` false also for one that no
    /// frame has shown.
    ///
    /// - Parameter afterUpdates: True lays out and draws first, and shows the values that were set last; false shows the last frame.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshot(of: bounds, afterScreenUpdates: afterUpdates, capInsets: .zero)
    }

    /// The same for a part of the view. When the snapshot is resized, what is inside the cap insets is stretched.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
    }

    /// Draws the view with its subviews into the current context, scaled to `rect`. False when there was nothing to draw.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawPicture(in: rect, afterScreenUpdates: afterUpdates)
    }

    // MARK: Animation

    /// What a change of a layer's property starts: an animation inside an animation block, else nothing.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        AnimationBlock.action(for: self, key: event) ?? AnimationBlock.noAction
    }

    // MARK: Traits and direction

    open var traitCollection: UITraitCollection { knownTraits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Light or dark for this view and its subviews, whatever the superview says.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownStyle }
        set {
            ownStyle = newValue
            updateTraits()
        }
    }

    /// Trait values for this view and its subviews in place of the superview's.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(ownTraits?.values ?? TraitValues()) }
        set {
            ownTraits = UITraitCollection(newValue.values)
            updateTraits()
        }
    }

    /// Keep the text size category within limits, for this view and its subviews; nil sets none.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        didSet { updateTraits() }
    }
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        didSet { updateTraits() }
    }

    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
        -> UIUserInterfaceLayoutDirection
    {
        userInterfaceLayoutDirection(
            for: attribute,
            relativeTo: ThreadTraits.screen.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

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

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizerList.isEmpty ? nil : recognizerList }
        set { replaceRecognizers(with: newValue ?? []) }
    }

    /// Takes the recogniser from the view it was on.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Asked before a recogniser of this view or of a descendant begins.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Interactions

    open var interactions: [any UIInteraction] {
        get { attachedInteractions }
        set {
            for interaction in attachedInteractions { detach(interaction) }
            for interaction in newValue { attach(interaction) }
        }
    }

    /// Takes the interaction from the view it was on.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    // MARK: Nibs

    /// All objects of the nib are there, and all outlets are set. Does nothing unless overridden.
    open func awakeFromNib() {}

    /// The same in a design tool; no tool for Linux calls it.
    open func prepareForInterfaceBuilder() {}

    // MARK: Accessibility

    open var accessibilityIdentifier: String? {
        get { Attachments.accessibility(of: self, \.identifier) }
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

    /// What a class adds to ``description`` after the frame: a label's text.
    var descriptionDetails: [String] { [] }

    /// What a class adds to the end of ``description``: a scroll view's offset and size.
    var descriptionTail: [String] { [] }

    /// What ``treeDump()`` adds for this class: a label's text, a cell's row.
    var dumpDetails: [String] { [] }

    nonisolated open override var description: String {
        MainActor.assumeIsolated { viewDescription }
    }
}
