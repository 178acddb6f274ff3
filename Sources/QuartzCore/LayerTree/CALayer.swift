/// A rectangle of content in a tree of layers.
///
/// Setting a property changes the model value at once; what is on the screen follows with the next frame, at once or
/// through the action that ``action(forKey:)`` finds. All members are for the main actor.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
    // Model values, written by the properties below. Not asked of the runtime whether anybody else is at it: they are read hundreds of times
    // a frame, and nothing is called while they are written.
    @exclusivity(unchecked) var properties = LayerProperties()
    var contentsObject: Any?
    var timing = LayerTiming()

    // The tree, written by LayerTreeEditing. Not isolated, for `deinit`: layers go where they live, on the main thread.
    nonisolated(unsafe) var sublayerList: [CALayer] = [] {
        didSet {
            sortedSublayers = nil
            sublayersChangedSinceCommit = true
        }
    }
    /// ``paintOrder``, until the list or a position changes.
    nonisolated(unsafe) var sortedSublayers: [CALayer]?
    /// Cleared by the superlayer when it goes. A weak reference would give every layer of the tree a side table, which every retain
    /// of it then goes through: a sixth of a frame that flings.
    nonisolated(unsafe) unowned(unsafe) var superlayerReference: CALayer?
    /// The view that the layer was made for; it clears this when it goes. Not weak, for the same reason.
    @exclusivity(unchecked) nonisolated(unsafe) package unowned(unsafe) var owner: (any CALayerDelegate)?
    @exclusivity(unchecked) private weak var otherDelegate: (any CALayerDelegate)?
    /// Stands in this layer's coordinates as a sublayer does, and has it as superlayer.
    nonisolated(unsafe) var maskLayer: CALayer?
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
    nonisolated(unsafe) var sublayersChangedSinceCommit = true
    let identity = LayerIdentity()

    // Animations by key; nil until the first.
    var animations: LayerAnimations?
    /// Values under the application's own keys.
    var ownValues: [String: Any]?
    /// Associated objects and observers; nil until the first.
    nonisolated(unsafe) package final var attachments: ObjectAttachments?
    /// The layer that a presentation copy shows.
    var modelReference: CALayer?

    // MARK: - Creating

    public override init() {
        super.init()
    }

    /// A copy of a layer's values without its tree: Core Animation makes presentation layers with it. `layer` is a CALayer.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        properties = other.properties
        contentsObject = other.contentsObject
        recordedDrawing = other.recordedDrawing
        directContent = other.directContent
        timing = other.timing
        name = other.name
    }

    deinit {
        for layer in sublayerList { layer.superlayerReference = nil }
        maskLayer?.superlayerReference = nil
    }

    /// Answers layout, drawing and actions. Not kept alive; a view's layer has the view.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? otherDelegate }
        set {
            owner = nil
            otherDelegate = newValue
        }
    }

    /// For the application's own use.
    open var name: String?

    // MARK: - Geometry

    /// In the layer's own coordinates; its origin is the point of them that stands at the layer's top left corner.
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

    /// Where the anchor point stands in the superlayer's coordinates.
    open var position: CGPoint {
        get { properties.position }
        set {
            guard newValue != properties.position else { return }
            let action = willChange("position")
            properties.position = newValue
            didChange("position", running: action)
        }
    }

    /// In units of the bounds; (0.5, 0.5).
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

    /// Applied about the anchor point; layers are drawn flat, with its affine part.
    open var transform: CATransform3D {
        get { properties.transform }
        set {
            guard newValue != properties.transform else { return }
            let action = willChange("transform")
            properties.transform = newValue
            didChange("transform", running: action)
        }
    }

    open func affineTransform() -> CGAffineTransform {
        CATransform3DGetAffineTransform(transform)
    }

    open func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// Siblings are drawn in this order, then in the order of `sublayers`; 0.
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

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(LayerConversion.transform(from: l, to: self))
    }

    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(LayerConversion.transform(from: self, to: l))
    }

    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying(LayerConversion.transform(from: l, to: self))
    }

    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(LayerConversion.transform(from: self, to: l))
    }

    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(of: l?.absoluteTime(of: t) ?? t)
    }

    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let absolute = absoluteTime(of: t)
        return l?.localTime(of: absolute) ?? absolute
    }

    /// Whether the bounds contain a point of the layer's own coordinates.
    open func contains(_ p: CGPoint) -> Bool {
        bounds.contains(p)
    }

    /// The frontmost layer of this branch that contains a point given in the *superlayer's* coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        let point = p.applying(properties.placement.inverted())
        let isInside = contains(point)
        if masksToBounds, !isInside { return nil }
        for layer in paintOrder.reversed() {
            if let hit = layer.hitTest(point) { return hit }
        }
        return isInside ? self : nil
    }

    // MARK: - Appearance

    /// Not drawn and not hit, with all sublayers; false.
    open var isHidden: Bool {
        get { properties.isHidden }
        set {
            guard newValue != properties.isHidden else { return }
            let action = willChange("hidden")
            properties.isHidden = newValue
            didChange("hidden", running: action)
        }
    }

    /// 0 to 1, for the layer with its sublayers as one picture; 1.
    open var opacity: Float {
        get { properties.opacity }
        set {
            guard newValue != properties.opacity else { return }
            let action = willChange("opacity")
            properties.opacity = newValue
            didChange("opacity", running: action)
        }
    }

    /// Points; 0. Rounds the background and the border, and what is inside when `masksToBounds` is set.
    open var cornerRadius: CGFloat {
        get { properties.cornerRadius }
        set {
            guard newValue != properties.cornerRadius else { return }
            let action = willChange("cornerRadius")
            properties.cornerRadius = newValue
            didChange("cornerRadius", running: action)
        }
    }

    /// Which corners `cornerRadius` rounds; all.
    open var maskedCorners: CACornerMask {
        get { properties.maskedCorners }
        set {
            guard newValue != properties.maskedCorners else { return }
            let action = willChange("maskedCorners")
            properties.maskedCorners = newValue
            didChange("maskedCorners", running: action)
        }
    }

    /// The shape of rounded corners; `.circular`. Not animatable.
    open var cornerCurve: CALayerCornerCurve {
        get { properties.hasContinuousCorners ? .continuous : .circular }
        set {
            guard newValue != cornerCurve else { return }
            properties.hasContinuousCorners = newValue == .continuous
            didChange("cornerCurve", running: nil)
        }
    }

    /// How many times `cornerRadius` a corner takes of its edges.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? ContinuousCorner.reach : 1
    }

    /// Points, inside the bounds, above the sublayers; 0.
    open var borderWidth: CGFloat {
        get { properties.borderWidth }
        set {
            guard newValue != properties.borderWidth else { return }
            let action = willChange("borderWidth")
            properties.borderWidth = newValue
            didChange("borderWidth", running: action)
        }
    }

    /// Opaque black.
    open var borderColor: CGColor? {
        get { properties.borderColor }
        set {
            guard newValue != properties.borderColor else { return }
            let action = willChange("borderColor")
            properties.borderColor = newValue
            didChange("borderColor", running: action)
        }
    }

    /// Nil.
    open var backgroundColor: CGColor? {
        get { properties.backgroundColor }
        set {
            guard newValue != properties.backgroundColor else { return }
            let action = willChange("backgroundColor")
            properties.backgroundColor = newValue
            didChange("backgroundColor", running: action)
        }
    }

    /// Clips contents, sublayers and shadow to the bounds with their rounded corners; false.
    open var masksToBounds: Bool {
        get { properties.masksToBounds }
        set {
            guard newValue != properties.masksToBounds else { return }
            let action = willChange("masksToBounds")
            properties.masksToBounds = newValue
            didChange("masksToBounds", running: action)
        }
    }

    /// Opaque black.
    open var shadowColor: CGColor? {
        get { properties.shadow.color }
        set {
            guard newValue != properties.shadow.color else { return }
            let action = willChange("shadowColor")
            properties.shadow.color = newValue
            didChange("shadowColor", running: action)
        }
    }

    /// 0 to 1; 0.
    open var shadowOpacity: Float {
        get { properties.shadow.opacity }
        set {
            guard newValue != properties.shadow.opacity else { return }
            let action = willChange("shadowOpacity")
            properties.shadow.opacity = newValue
            didChange("shadowOpacity", running: action)
        }
    }

    /// Points; (0, -3).
    open var shadowOffset: CGSize {
        get { properties.shadow.offset }
        set {
            guard newValue != properties.shadow.offset else { return }
            let action = willChange("shadowOffset")
            properties.shadow.offset = newValue
            didChange("shadowOffset", running: action)
        }
    }

    /// The blur's standard deviation in points; 3.
    open var shadowRadius: CGFloat {
        get { properties.shadow.radius }
        set {
            guard newValue != properties.shadow.radius else { return }
            let action = willChange("shadowRadius")
            properties.shadow.radius = newValue
            didChange("shadowRadius", running: action)
        }
    }

    /// The shape that casts the shadow, in the layer's coordinates; copied. Nil takes the layer's own. Never animates by itself.
    open var shadowPath: CGPath? {
        get { properties.shadow.path }
        set {
            guard newValue != properties.shadow.path else { return }
            let action = willChange("shadowPath")
            properties.shadow.path = newValue?.copy()
            didChange("shadowPath", running: action)
        }
    }

    /// The part of `contents` to show, in units of its size; (0, 0, 1, 1).
    open var contentsRect: CGRect {
        get { properties.contentsRect }
        set {
            guard newValue != properties.contentsRect else { return }
            let action = willChange("contentsRect")
            properties.contentsRect = newValue
            didChange("contentsRect", running: action)
        }
    }

    /// How `contents` are placed in the bounds; `.resize`.
    open var contentsGravity: CALayerContentsGravity {
        get { properties.contentsGravity }
        set {
            guard newValue != properties.contentsGravity else { return }
            let action = willChange("contentsGravity")
            properties.contentsGravity = newValue
            didChange("contentsGravity", running: action)
        }
    }

    /// Pixels of `contents` a point, for the gravities that do not resize; 1.
    open var contentsScale: CGFloat {
        get { properties.contentsScale }
        set {
            guard newValue != properties.contentsScale else { return }
            let action = willChange("contentsScale")
            properties.contentsScale = newValue
            didChange("contentsScale", running: action)
        }
    }

    /// A promise that the contents fill the bounds without transparency; false.
    open var isOpaque: Bool {
        get { properties.isOpaque }
        set {
            guard newValue != properties.isOpaque else { return }
            let action = willChange("opaque")
            properties.isOpaque = newValue
            didChange("opaque", running: action)
        }
    }

    /// The picture of the layer: a CGImage; other values are kept and not drawn. Replaces what the layer drew itself.
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

    /// Back to front; nil when there are none.
    open var sublayers: [CALayer]? {
        get {
            if let modelReference { return modelReference.sublayers?.compactMap { $0.presentation() } }
            return sublayerList.isEmpty ? nil : sublayerList
        }
        set { LayerTreeEditing.replaceAll(of: self, with: newValue ?? []) }
    }

    open var superlayer: CALayer? {
        modelReference?.superlayerReference?.presentation() ?? superlayerReference
    }

    /// A layer whose alpha says how much of this layer, its sublayers and its shadow shows: nothing where the mask has none.
    /// Stands in this layer's coordinates; it leaves any tree that it was in. Nil, the default, shows everything. Not animatable.
    open var mask: CALayer? {
        get { modelReference == nil ? maskLayer : modelReference?.maskLayer?.presentation() }
        set { LayerTreeEditing.setMask(newValue, of: self) }
    }

    open func addSublayer(_ layer: CALayer) {
        LayerTreeEditing.insert(layer, into: self, at: .max)
    }

    /// An index past the end means the end.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        LayerTreeEditing.insert(layer, into: self, at: Int(idx))
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        LayerTreeEditing.insert(layer, into: self, beside: sibling, above: false)
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        LayerTreeEditing.insert(layer, into: self, beside: sibling, above: true)
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, let index = sublayerList.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        LayerTreeEditing.insert(newLayer, into: self, at: index)
    }

    open func removeFromSuperlayer() {
        LayerTreeEditing.remove(self)
    }

    // MARK: - Layout

    /// Has `layoutSublayers()` called before the next frame.
    open func setNeedsLayout() {
        mark(.layout)
    }

    open func needsLayout() -> Bool {
        dirtyFlags.contains(.layout)
    }

    /// Lays out now: the branch below the highest ancestor of an unbroken line of layers that need layout.
    open func layoutIfNeeded() {
        var top = self
        while let layer = top.superlayerReference, layer.dirtyFlags.contains(.layout) { top = layer }
        top.layoutBranch()
    }

    /// Places the sublayers; asks the delegate. Called when the size or the list of sublayers changed.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    // MARK: - Display

    /// Has the layer display itself again before the next frame.
    open func setNeedsDisplay() {
        mark(.display)
    }

    /// The whole layer is drawn again, whatever the rectangle: drawings are recorded, not stored as pixels.
    open func setNeedsDisplay(_ r: CGRect) {
        mark(.display)
    }

    open func needsDisplay() -> Bool {
        dirtyFlags.contains(.display)
    }

    open func displayIfNeeded() {
        guard dirtyFlags.contains(.display) else { return }
        dirtyFlags.remove(.display)
        display()
    }

    /// Makes the contents: by the delegate's `display(_:)`, else by recording ``draw(in:)``.
    open func display() {
        if let delegate {
            delegate.display(self)
        } else {
            recordDrawing()
        }
    }

    /// Draws the contents; asks the delegate. The context is in the layer's own coordinates, in points.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    /// Whether a change of size calls `setNeedsDisplay()`; false.
    open var needsDisplayOnBoundsChange = false

    /// Draws the layer and its sublayers with their model values, in the layer's own coordinates.
    open func render(in ctx: CGContext) {
        LayerRenderer.render(self, in: ctx)
    }

    // MARK: - Animations and actions

    /// Starts a copy of `anim`, in place of the one under the same key. Nil keys never replace.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        RunningAnimations.add(anim, forKey: key, to: self)
    }

    /// Takes an animation away; its delegate hears `finished: false`.
    open func removeAnimation(forKey key: String) {
        RunningAnimations.remove(forKey: key, from: self)
    }

    open func removeAllAnimations() {
        RunningAnimations.removeAll(from: self)
    }

    /// In the order they were added; nil without animations.
    open func animationKeys() -> [String]? {
        animations?.keys
    }

    /// The running copy.
    open func animation(forKey key: String) -> CAAnimation? {
        animations?.animation(forKey: key)
    }

    /// Actions by property name, searched after the delegate's.
    open var actions: [String: any CAAction]?

    /// What runs when a property changes: the delegate's answer, `actions`, ``defaultAction(forKey:)``, then for animatable
    /// properties of layers on screen a basic animation from the present value. Nil or `NSNull` changes it at once.
    open func action(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) ?? actions?[event] {
            return action.isNone ? nil : action
        }
        if let action = type(of: self).defaultAction(forKey: event) { return action.isNone ? nil : action }
        return ImplicitAnimation.action(for: self, forKey: event)
    }

    /// An action for all layers of the class; nil.
    open class func defaultAction(forKey event: String) -> (any CAAction)? {
        nil
    }

    /// Whether a change of the property calls `setNeedsDisplay()`; false.
    open class func needsDisplay(forKey key: String) -> Bool {
        false
    }

    /// A copy with the values that the running animations give now, its tree made of such copies; nil for a layer that has
    /// never been on a screen. Made with the class's `init(layer:)`.
    open func presentation() -> Self? {
        if modelReference != nil { return self }
        guard hasBeenCommitted else { return nil }
        return makePresentation() as? Self
    }

    /// The layer whose presentation this is, else itself.
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

    /// 0 stops the animations of the layer and its sublayers where they are.
    open var speed: Float {
        get { timing.speed }
        set { setTiming(\.speed, to: newValue) }
    }

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
