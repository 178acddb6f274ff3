/// An animation of one property, which is named by a key path such as `position.y` or `transform.scale`.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    public required init() {
        super.init()
    }

    /// Creates an animation of a property of the layer, such as `opacity` or `transform.rotation.z`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
        // An initializer does not call the observer of its own property.
        updateLayerKeyPath()
    }

    /// The property that is animated.
    open var keyPath: String? {
        didSet { updateLayerKeyPath() }
    }

    /// Makes the transform of the values, if the animation is one of `transform` and its values are numbers. Nil by default.
    open var valueFunction: CAValueFunction? {
        didSet { updateLayerKeyPath() }
    }

    private func updateLayerKeyPath() {
        guard let keyPath else { return layerKeyPath = nil }
        guard let valueFunction, keyPath == "transform" else { return layerKeyPath = LayerKeyPath(keyPath) }
        layerKeyPath = valueFunction.name.partOfTransform.flatMap { LayerKeyPath("transform.\($0)") }
    }

    /// Whether the values are added to the value that the property has without this animation; transforms are
    /// multiplied. The default is false.
    open var isAdditive = false

    /// Whether every repetition starts from the value at the end of the one before it. The default is false.
    open var isCumulative = false

    private(set) var layerKeyPath: LayerKeyPath?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? CAPropertyAnimation {
            copy.keyPath = keyPath
            copy.valueFunction = valueFunction
            copy.isAdditive = isAdditive
            copy.isCumulative = isCumulative
        }
        return copy
    }

    override func apply(to properties: inout LayerProperties, at moment: LayerTiming.Moment) {
        if let path = layerKeyPath {
            guard let base = properties[path], let value = shown(over: base, at: moment) else { return }
            properties[path] = value
        } else if let key = managedKey, let base = properties.managed[key] ?? example?.zero {
            properties.managed[key] = shown(over: base, at: moment)
        }
    }

    private func shown(over base: AnimatableValue, at moment: LayerTiming.Moment) -> AnimatableValue? {
        let ground = isAdditive ? base.zero : base
        guard var value = value(at: moment.progress, over: ground) else { return nil }
        if isCumulative, moment.finishedCycles > 0, let last = self.value(at: autoreverses ? 0 : 1, over: ground) {
            value = last.repeated(moment.finishedCycles).adding(value)
        }
        return isAdditive ? base.adding(value) : value
    }

    /// The key of a property that CALayer does not have.
    final var managedKey: String? { layerKeyPath == nil ? keyPath : nil }

    /// One of the values, which shows of what kind they are.
    var example: AnimatableValue? { nil }

    override var animatedKeys: [String] {
        layerKeyPath.map { [$0.property.rawValue] } ?? keyPath.map { [$0] } ?? []
    }

    override var managedKeys: [String] { managedKey.map { [$0] } ?? [] }

    /// Returns the value of the property at a fraction of one run; nil for none. `base` is its value without this
    /// animation.
    func value(at progress: Double, over base: AnimatableValue) -> AnimatableValue? {
        nil
    }
}
