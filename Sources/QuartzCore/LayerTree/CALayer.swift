internal import ToolchainBets

/// A rectangle of content in a tree of layers.
///
/// Setting a property changes the model value immediately. The screen follows with the next frame, either at once or
/// through the action that ``action(forKey:)`` returns. All members belong to the main actor.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming, @preconcurrency NSSecureCoding {
    /// True: layers are archived securely.
    public static var supportsSecureCoding: Bool { true }

    // Model values, written by the properties below. Not asked of the runtime whether anybody else is at it: they are read hundreds of times
    // a frame, and nothing is called while they are written.
    @exclusivity(unchecked) var properties = LayerProperties()
    var contentsObject: Any?
    var timing = LayerTiming()

    // The tree, written by LayerTreeEditing.
    var sublayerList: [CALayer] = [] {
        didSet {
            sortedSublayers = nil
            sublayersChangedSinceCommit = true
        }
    }
    /// ``paintOrder``, until the list or a position changes.
    var sortedSublayers: [CALayer]?
    /// Sound: the superlayer clears it in its `deinit`. A weak reference would give every layer of the tree a side table, through
    /// which every retain of it then goes: a sixth of a frame that flings.
    unowned(unsafe) var superlayerReference: CALayer?
    /// The view that the layer was made for. Sound: the view clears it in its `deinit`; not weak, for the same reason.
    @exclusivity(unchecked) package unowned(unsafe) var owner: (any CALayerDelegate)?
    @exclusivity(unchecked) private weak var otherDelegate: (any CALayerDelegate)?
    /// Stands in this layer's coordinates as a sublayer does, and has it as superlayer.
    var maskLayer: CALayer?
    /// Set for the root of a ``LayerCompositor``.
    weak var compositor: LayerCompositor?
    var isDisplayRoot = false

    // What passes and the renderer have to do again, and what they made.
    var dirtyFlags: LayerDirtyFlags = [.layout, .render]
    var recordedDrawing: RecordedDrawing?
    var directContent: (any LayerContent)?
    var displaysItself = false
    var renderNode: RenderNode?
    var hasBeenCommitted = false
    var sublayersChangedSinceCommit = true
    let identity = LayerIdentity()

    // Animations by key; nil until the first.
    var animations: LayerAnimations?
    /// Values under the application's own keys.
    var ownValues: [String: Any]?
    // Sound: written under the lock of `Attachments`; read without it on the main actor only.
    /// Associated objects and observers; nil until the first.
    @usableFromInline nonisolated(unsafe) package final var objectAttachments: ObjectAttachments?
    /// The layer that a presentation copy shows.
    var modelReference: CALayer?

    // MARK: - Creating

    public override init() {
        super.init()
        MainActorDeinit.adopt(self)
    }

    public required init?(coder: NSCoder) {
        super.init()
        MainActorDeinit.adopt(self)
        LayerCoding(coder).decode(self)
    }

    /// Encodes the layer's place with its transform, its look and its sublayers; not its contents, shadow, mask and
    /// animations.
    open func encode(with coder: NSCoder) {
        LayerCoding(coder).encode(self)
    }

    /// Creates a copy of a layer's values without its tree, as Core Animation does for presentation layers. `layer` is
    /// a CALayer.
    public init(layer: Any) {
        super.init()
        MainActorDeinit.adopt(self)
        guard let other = layer as? CALayer else { return }
        properties = other.properties
        contentsObject = other.contentsObject
        recordedDrawing = other.recordedDrawing
        directContent = other.directContent
        timing = other.timing
        name = other.name
        ownValues = other.ownValues
    }

    deinit {
        MainActor.assumeIsolated {
            for layer in sublayerList { layer.superlayerReference = nil }
            maskLayer?.superlayerReference = nil
        }
    }

    /// Provides contents, layout and actions. Not retained; the delegate of a view's layer is the view.
    open var delegate: (any CALayerDelegate)? {
        get {
            guard let owner else { return otherDelegate }
            return MainActorDeinit.isLiving(owner) ? owner : nil
        }
        set {
            owner = nil
            otherDelegate = newValue
        }
    }

    /// A name for the application's use.
    @exclusivity(unchecked) open var name: String?

    // MARK: - Geometry

    /// In the layer's own coordinates. The origin is the point that appears at the layer's top left corner.
    open var bounds: CGRect {
        get { properties.bounds }
        set {
            guard newValue != properties.bounds else { return }
            let resizes = newValue.size != properties.bounds.size
            let action = willChange("bounds")
            properties.bounds = newValue
            didChange("bounds", running: action)
            if resizes { boundsSizeDidChange() }
        }
    }

    /// The anchor point in the superlayer's coordinates.
    open var position: CGPoint {
        get { properties.position }
        set {
            guard newValue != properties.position else { return }
            let action = willChange("position")
            properties.position = newValue
            didChange("position", running: action)
        }
    }

    /// In units of the bounds; the default is (0.5, 0.5).
    open var anchorPoint: CGPoint {
        get { properties.anchorPoint }
        set {
            guard newValue != properties.anchorPoint else { return }
            let action = willChange("anchorPoint")
            properties.anchorPoint = newValue
            didChange("anchorPoint", running: action)
        }
    }

    /// The bounding box in the superlayer's coordinates, computed from bounds, position, anchor point and transform.
    open var frame: CGRect {
        get { properties.frame }
        set {
            let (size, centre) = LayerProperties.sizeAndPosition(
                forFrame: newValue, anchorPoint: properties.anchorPoint, transform: properties.transform)
            if size != properties.bounds.size { bounds = CGRect(origin: bounds.origin, size: size) }
            position = centre
        }
    }

    /// Applied about the anchor point. Layers are drawn flat, with the affine part of the transform.
    open var transform: CATransform3D {
        get { properties.transform }
        set {
            guard newValue != properties.transform else { return }
            let action = willChange("transform")
            properties.transform = newValue
            didChange("transform", running: action)
        }
    }

    /// Returns the part of ``transform`` that is drawn: layers are flat.
    open func affineTransform() -> CGAffineTransform {
        CATransform3DGetAffineTransform(transform)
    }

    /// Sets ``transform`` to an affine transform.
    open func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// Applied to the sublayers about the anchor point; the identity by default. Of a perspective nothing is seen:
    /// layers are drawn flat. Changes are not animated.
    open var sublayerTransform: CATransform3D {
        get { properties.sublayerTransform }
        set {
            guard newValue != properties.sublayerTransform else { return }
            properties.sublayerTransform = newValue
            for layer in sublayerList { layer.mark(.render) }
        }
    }

    /// Whether the coordinates of the sublayers point up, from the lower edge of the layer, and so on inside of them;
    /// false by default. What a layer shows is not turned over.
    open var isGeometryFlipped: Bool {
        get { properties.isGeometryFlipped }
        set {
            guard newValue != properties.isGeometryFlipped else { return }
            properties.isGeometryFlipped = newValue
            GeometryFlip.didChange(of: self)
        }
    }

    /// Returns whether an odd number of layers, of this one and those above it, are flipped. The context of
    /// ``draw(in:)`` has its origin at the upper left in any case (inferred from public code that draws text in
    /// flipped layers).
    open func contentsAreFlipped() -> Bool {
        GeometryFlip.mirrors(self) != isGeometryFlipped
    }

    /// Whether the layer is drawn when its own transform turns its back to the front; the default is true.
    open var isDoubleSided: Bool {
        get { properties.isDoubleSided }
        set {
            guard newValue != properties.isDoubleSided else { return }
            properties.isDoubleSided = newValue
            didChange("doubleSided", running: nil)
        }
    }

    /// Returns the size of the bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Siblings are drawn in ascending order of this value, then in the order of `sublayers`; the default is 0.
    open var zPosition: CGFloat {
        get { properties.zPosition }
        set {
            guard newValue != properties.zPosition else { return }
            let action = willChange("zPosition")
            properties.zPosition = newValue
            superlayerReference?.sortedSublayers = nil
            didChange("zPosition", running: action)
        }
    }

    /// Returns a point of another layer in this layer's coordinates; nil stands for the root layer.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(LayerConversion.transform(from: l, to: self))
    }

    /// Returns a point of this layer in another layer's coordinates; nil stands for the root layer.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(LayerConversion.transform(from: self, to: l))
    }

    /// Returns the rectangle around a rectangle of another layer, in this layer's coordinates.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying(LayerConversion.transform(from: l, to: self))
    }

    /// Returns the rectangle around a rectangle of this layer, in another layer's coordinates.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(LayerConversion.transform(from: self, to: l))
    }

    /// Returns a time of another layer in this layer's time; nil stands for the clock.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(of: l?.absoluteTime(of: t) ?? t)
    }

    /// Returns a time of this layer in another layer's time; nil stands for the clock.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let absolute = absoluteTime(of: t)
        return l?.localTime(of: absolute) ?? absolute
    }

    /// Returns whether the bounds contain a point in the layer's own coordinates.
    open func contains(_ p: CGPoint) -> Bool {
        bounds.contains(p)
    }

    /// Returns the frontmost layer of this branch that contains a point in the *superlayer's* coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, !properties.isTurnedAway else { return nil }
        return hit(at: p.applying(placement.inverted()))
    }

    /// Returns the frontmost layer of this branch that contains a point in the layer's own coordinates.
    final func hit(at point: CGPoint) -> CALayer? {
        let isInside = contains(point)
        if masksToBounds, !isInside { return nil }
        for layer in paintOrder.reversed() {
            if let hit = layer.hitTest(point) { return hit }
        }
        return isInside ? self : nil
    }

    // MARK: - Appearance

    /// Whether the layer and its sublayers are neither drawn nor hit; the default is false.
    open var isHidden: Bool {
        get { properties.isHidden }
        set {
            guard newValue != properties.isHidden else { return }
            let action = willChange("hidden")
            properties.isHidden = newValue
            didChange("hidden", running: action)
        }
    }

    /// From 0 to 1, applied to the layer and its sublayers as one image; the default is 1.
    open var opacity: Float {
        get { properties.opacity }
        set {
            guard newValue != properties.opacity else { return }
            let action = willChange("opacity")
            properties.opacity = newValue
            didChange("opacity", running: action)
        }
    }

    /// In points; the default is 0. Rounds the background and the border, and with `masksToBounds` what is inside.
    open var cornerRadius: CGFloat {
        get { properties.cornerRadius }
        set {
            guard newValue != properties.cornerRadius else { return }
            let action = willChange("cornerRadius")
            properties.cornerRadius = newValue
            didChange("cornerRadius", running: action)
        }
    }

    /// The corners that `cornerRadius` rounds; the default is all.
    open var maskedCorners: CACornerMask {
        get { properties.maskedCorners }
        set {
            guard newValue != properties.maskedCorners else { return }
            let action = willChange("maskedCorners")
            properties.maskedCorners = newValue
            didChange("maskedCorners", running: action)
        }
    }

    /// The shape of rounded corners; the default is `.circular`. Not animatable.
    open var cornerCurve: CALayerCornerCurve {
        get { properties.hasContinuousCorners ? .continuous : .circular }
        set {
            guard newValue != cornerCurve else { return }
            properties.hasContinuousCorners = newValue == .continuous
            didChange("cornerCurve", running: nil)
        }
    }

    /// Returns the length of edge that a corner occupies, as a multiple of `cornerRadius`.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? ContinuousCorner.reach : 1
    }

    /// In points, inside the bounds and above the sublayers; the default is 0.
    open var borderWidth: CGFloat {
        get { properties.borderWidth }
        set {
            guard newValue != properties.borderWidth else { return }
            let action = willChange("borderWidth")
            properties.borderWidth = newValue
            didChange("borderWidth", running: action)
        }
    }

    /// The default is opaque black.
    open var borderColor: CGColor? {
        get { properties.borderColor }
        set {
            guard newValue != properties.borderColor else { return }
            let action = willChange("borderColor")
            properties.borderColor = newValue
            didChange("borderColor", running: action)
        }
    }

    /// The default is nil, which paints no background.
    open var backgroundColor: CGColor? {
        get { properties.backgroundColor }
        set {
            guard newValue != properties.backgroundColor else { return }
            let action = willChange("backgroundColor")
            properties.backgroundColor = newValue
            didChange("backgroundColor", running: action)
        }
    }

    /// Whether contents, sublayers and shadow are clipped to the bounds with their rounded corners; the default is
    /// false.
    open var masksToBounds: Bool {
        get { properties.masksToBounds }
        set {
            guard newValue != properties.masksToBounds else { return }
            let action = willChange("masksToBounds")
            properties.masksToBounds = newValue
            didChange("masksToBounds", running: action)
        }
    }

    /// A hint to keep the layer with its sublayers as a bitmap. Nothing that has not changed is painted again here, so
    /// that no bitmap is kept and the layer always has the resolution of the screen. The default is false.
    open var shouldRasterize: Bool {
        get { properties.rare.values.shouldRasterize }
        set { properties.rare = properties.rare.with { $0.shouldRasterize = newValue } }
    }

    /// The pixels for each point of the bitmap that ``shouldRasterize`` asks for; the default is 1.
    open var rasterizationScale: CGFloat {
        get { properties.rare.values.rasterizationScale }
        set { properties.rare = properties.rare.with { $0.rasterizationScale = newValue } }
    }

    /// Stored only: the layer and its sublayers are always composited as one image. The default is true.
    @exclusivity(unchecked) open var allowsGroupOpacity = true
    /// Stored only: the edges of turned layers are always smooth. The default is false.
    @exclusivity(unchecked) open var allowsEdgeAntialiasing = false
    /// Stored only: drawings are recorded and not waited for. The default is false.
    @exclusivity(unchecked) open var drawsAsynchronously = false
    /// Stored and not applied, as on iOS; nil by default.
    open var filters: [Any]?
    /// Stored and not applied, as on iOS; nil by default.
    open var backgroundFilters: [Any]?
    /// Stored and not applied, as on iOS; nil by default.
    open var compositingFilter: Any?

    /// The default is opaque black.
    open var shadowColor: CGColor? {
        get { properties.shadow.color }
        set {
            guard newValue != properties.shadow.color else { return }
            let action = willChange("shadowColor")
            properties.shadow.color = newValue
            didChange("shadowColor", running: action)
        }
    }

    /// From 0 to 1; the default is 0.
    open var shadowOpacity: Float {
        get { properties.shadow.opacity }
        set {
            guard newValue != properties.shadow.opacity else { return }
            let action = willChange("shadowOpacity")
            properties.shadow.opacity = newValue
            didChange("shadowOpacity", running: action)
        }
    }

    /// In points; the default is (0, -3).
    open var shadowOffset: CGSize {
        get { properties.shadow.offset }
        set {
            guard newValue != properties.shadow.offset else { return }
            let action = willChange("shadowOffset")
            properties.shadow.offset = newValue
            didChange("shadowOffset", running: action)
        }
    }

    /// The standard deviation of the blur in points; the default is 3.
    open var shadowRadius: CGFloat {
        get { properties.shadow.radius }
        set {
            guard newValue != properties.shadow.radius else { return }
            let action = willChange("shadowRadius")
            properties.shadow.radius = newValue
            didChange("shadowRadius", running: action)
        }
    }

    /// The shape that casts the shadow, in the layer's coordinates. The path is copied. Nil, the default, uses the
    /// shape of the layer. Not animated implicitly.
    open var shadowPath: CGPath? {
        get { properties.shadow.path }
        set {
            guard newValue != properties.shadow.path else { return }
            let action = willChange("shadowPath")
            properties.shadow.path = newValue?.copy()
            didChange("shadowPath", running: action)
        }
    }

    /// The part of `contents` to show, in units of its size; the default is (0, 0, 1, 1).
    open var contentsRect: CGRect {
        get { properties.contentsRect }
        set {
            guard newValue != properties.contentsRect else { return }
            let action = willChange("contentsRect")
            properties.contentsRect = newValue
            didChange("contentsRect", running: action)
        }
    }

    /// How `contents` are placed in the bounds; the default is `.resize`.
    open var contentsGravity: CALayerContentsGravity {
        get { properties.contentsGravity }
        set {
            guard newValue != properties.contentsGravity else { return }
            let action = willChange("contentsGravity")
            properties.contentsGravity = newValue
            didChange("contentsGravity", running: action)
        }
    }

    /// Pixels of `contents` per point, for gravities that do not resize; the default is 1.
    open var contentsScale: CGFloat {
        get { properties.contentsScale }
        set {
            guard newValue != properties.contentsScale else { return }
            let action = willChange("contentsScale")
            properties.contentsScale = newValue
            didChange("contentsScale", running: action)
        }
    }

    /// Declares that the contents fill the bounds without transparency; the default is false.
    open var isOpaque: Bool {
        get { properties.isOpaque }
        set {
            guard newValue != properties.isOpaque else { return }
            let action = willChange("opaque")
            properties.isOpaque = newValue
            didChange("opaque", running: action)
        }
    }

    /// The image of the layer, a CGImage. Other values are stored and not drawn. Replaces what the layer drew itself.
    open var contents: Any? {
        get { contentsObject }
        set {
            let image = newValue as? CGImage
            if image == nil, properties.contents == nil, recordedDrawing == nil {
                contentsObject = newValue
                return
            }
            let action = willChange("contents")
            contentsObject = newValue
            properties.contents = image
            recordedDrawing = nil
            didChange("contents", running: action)
        }
    }

    // MARK: - The tree

    /// From back to front; nil when there are none.
    open var sublayers: [CALayer]? {
        get {
            if let modelReference { return modelReference.sublayers?.compactMap { $0.presentation() } }
            return sublayerList.isEmpty ? nil : sublayerList
        }
        set { LayerTreeEditing.replaceAll(of: self, with: newValue ?? []) }
    }

    /// The layer that contains this one; nil for the root of a tree.
    open var superlayer: CALayer? {
        modelReference?.superlayerReference?.presentation() ?? MainActorDeinit.living(superlayerReference)
    }

    /// A layer whose alpha channel masks this layer, its sublayers and its shadow: nothing is visible where the mask is
    /// transparent. The mask is positioned in this layer's coordinates and removed from any tree it was in. Nil, the
    /// default, shows everything. Not animatable.
    open var mask: CALayer? {
        get { modelReference == nil ? maskLayer : modelReference?.maskLayer?.presentation() }
        set { LayerTreeEditing.setMask(newValue, of: self) }
    }

    /// Adds a layer in front of all others. It leaves its superlayer first.
    open func addSublayer(_ layer: CALayer) {
        LayerTreeEditing.insert(layer, into: self, at: .max)
    }

    /// Inserts a sublayer. An index beyond the end appends it.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        LayerTreeEditing.insert(layer, into: self, at: Int(idx))
    }

    /// Adds a layer right behind another one.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        LayerTreeEditing.insert(layer, into: self, beside: sibling, above: false)
    }

    /// Adds a layer right in front of another one.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        LayerTreeEditing.insert(layer, into: self, beside: sibling, above: true)
    }

    /// Puts a layer into the place of another one, which leaves.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, let index = sublayerList.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        LayerTreeEditing.insert(newLayer, into: self, at: index)
    }

    /// Removes the layer from its superlayer. Does nothing without one.
    open func removeFromSuperlayer() {
        LayerTreeEditing.remove(self)
    }

    // MARK: - Layout

    /// Requests a call of `layoutSublayers()` before the next frame.
    open func setNeedsLayout() {
        mark(.layout)
    }

    /// Returns whether the layer is laid out in the next frame.
    open func needsLayout() -> Bool {
        dirtyFlags.contains(.layout)
    }

    /// Lays out immediately, starting at the highest ancestor of which every layer down to this one needs layout.
    open func layoutIfNeeded() {
        var top = self
        while let layer = top.superlayerReference, layer.dirtyFlags.contains(.layout) { top = layer }
        top.layoutBranch()
    }

    /// Positions the sublayers; the default calls the delegate. Called before a frame after the size or the list of
    /// sublayers changed.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    // MARK: - Display

    /// Requests that the layer displays itself again before the next frame.
    open func setNeedsDisplay() {
        mark(.display)
    }

    /// Requests display of the whole layer, whatever the rectangle, because drawings are recorded and not stored as
    /// pixels.
    open func setNeedsDisplay(_ r: CGRect) {
        mark(.display)
    }

    /// Returns whether the layer's content is drawn anew in the next frame.
    open func needsDisplay() -> Bool {
        dirtyFlags.contains(.display)
    }

    /// Draws the content now if it is out of date.
    open func displayIfNeeded() {
        guard dirtyFlags.contains(.display) else { return }
        dirtyFlags.remove(.display)
        display()
    }

    /// Creates the contents: calls the delegate's `display(_:)`, or records ``draw(in:)``.
    open func display() {
        if let delegate {
            delegate.display(self)
        } else {
            recordDrawing()
        }
    }

    /// Draws the contents; the default calls the delegate. The context is in the layer's own coordinates, in points.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    /// Draws the contents in as many parts as the layer has.
    func drawContents(in context: CGContext) { draw(in: context) }

    /// Whether a change of size calls `setNeedsDisplay()`; the default is false.
    @exclusivity(unchecked) open var needsDisplayOnBoundsChange = false

    /// Called before a frame that shows the layer collects its contents.
    func willRender(at time: Double) {}

    /// Draws the layer and its sublayers with their model values, in the layer's own coordinates. Contents that are
    /// out of date, or were never shown, are drawn first; nothing is laid out. (inferred from public code that renders
    /// labels without a window)
    open func render(in ctx: CGContext) {
        displayBranch()
        LayerRenderer.render(self, in: ctx)
    }

    // MARK: - Animations and actions

    /// Starts a copy of `anim`, replacing the animation with the same key. A nil key never replaces one.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        RunningAnimations.add(anim, forKey: key, to: self)
    }

    /// Removes an animation. Its delegate is called with `finished: false`.
    open func removeAnimation(forKey key: String) {
        RunningAnimations.remove(forKey: key, from: self)
    }

    /// Removes all animations. Their delegates are told that they did not finish.
    open func removeAllAnimations() {
        RunningAnimations.removeAll(from: self)
    }

    /// Returns the keys in the order the animations were added; nil without animations.
    open func animationKeys() -> [String]? {
        animations?.keys
    }

    /// Returns the layer's copy of the animation.
    open func animation(forKey key: String) -> CAAnimation? {
        animations?.animation(forKey: key)
    }

    /// Actions by property name, searched after the delegate.
    open var actions: [String: any CAAction]?

    /// Returns the action for a change of a property: that of the delegate, of `actions`, of
    /// ``defaultAction(forKey:)``, and for an animatable property of a layer on a screen a basic animation from the
    /// presentation value. Nil or `NSNull` changes the property without an action.
    open func action(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) ?? actions?[event] {
            return action.isNone ? nil : action
        }
        if let action = type(of: self).defaultAction(forKey: event) { return action.isNone ? nil : action }
        return ImplicitAnimation.action(for: self, forKey: event)
    }

    /// Returns an action for all layers of the class; the default is nil.
    open class func defaultAction(forKey event: String) -> (any CAAction)? {
        nil
    }

    /// Returns whether a change of the property calls `setNeedsDisplay()`, and each frame of an animation of it; the
    /// default is false.
    open class func needsDisplay(forKey key: String) -> Bool {
        false
    }

    /// Returns the value that a property has before it is set. The default is nil: 0, false, or nothing. Asked for keys
    /// that CALayer does not have, such as those of `@NSManaged` properties.
    open class func defaultValue(forKey key: String) -> Any? {
        nil
    }

    /// Returns a copy with the current values of the running animations, whose tree consists of such copies; nil for a
    /// layer that has never been on a screen. Created with the class's `init(layer:)`.
    open func presentation() -> Self? {
        if modelReference != nil { return self }
        guard hasBeenCommitted else { return nil }
        return makePresentation() as? Self
    }

    /// Returns the layer that a presentation layer represents, or the layer itself.
    open func model() -> Self {
        modelReference as? Self ?? self
    }

    // MARK: - Timing

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { setTiming(\.beginTime, to: newValue) }
    }

    open var duration: CFTimeInterval {
        get { timing.duration }
        set { setTiming(\.duration, to: newValue) }
    }

    /// 0 stops the animations of the layer and its sublayers at their current values. The default is 1.
    open var speed: Float {
        get { timing.speed }
        set { setTiming(\.speed, to: newValue) }
    }

    /// Seconds by which the layer's time is ahead. The default is 0.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { setTiming(\.timeOffset, to: newValue) }
    }

    open var repeatCount: Float {
        get { timing.repeatCount }
        set { setTiming(\.repeatCount, to: newValue) }
    }

    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { setTiming(\.repeatDuration, to: newValue) }
    }

    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { setTiming(\.autoreverses, to: newValue) }
    }

    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { setTiming(\.fillMode, to: newValue) }
    }
}
