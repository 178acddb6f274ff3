/// The base of all animations. Adding one to a layer copies it: changes made afterwards have no effect.
@preconcurrency @MainActor
open class CAAnimation: NSObject, @preconcurrency NSCopying, CAMediaTiming, CAAction {
    var timing = LayerTiming()

    public required override init() {
        super.init()
    }

    /// Who says how far the animation is, in place of its times; nil for all but a property animator's.
    package final var progressSource: (any AnimationProgressSource)?

    /// The pace of every run; nil is linear.
    open var timingFunction: CAMediaTimingFunction?

    /// Held strongly, until the animation goes.
    open var delegate: (any CAAnimationDelegate)?

    /// False keeps the animation in the layer after its end, where `fillMode` may still show it; true.
    open var isRemovedOnCompletion = true

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// Adds the animation to the layer, under the property's name.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// What the application stored under a key of its own: animations carry such values to their delegates.
    open func value(forKey key: String) -> Any? {
        ownValues[key]
    }

    /// Stores a value under a key of the application's own; properties are set by their setters.
    open func setValue(_ value: Any?, forKey key: String) {
        ownValues[key] = value
    }

    private var ownValues: [String: Any] = [:]

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.ownValues = ownValues
        copy.timing = timing
        copy.timingFunction = timingFunction
        copy.progressSource = progressSource
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        return copy
    }

    /// Called on a layer's copy before it runs.
    func resolve(defaultDuration: Double) {
        if timing.duration == 0 { timing.duration = defaultDuration }
    }

    /// Changes `properties` as the animation has them at a moment of its runs, the timing function already applied.
    func apply(to properties: inout LayerProperties, at moment: LayerTiming.Moment) {}

    /// Changes `properties` for `elapsed` seconds since the beginning; nothing outside its time but for the fill mode.
    final func apply(to properties: inout LayerProperties, elapsed: Double) {
        if let progressSource {
            return apply(
                to: &properties, at: LayerTiming.Moment(progress: progressSource.progress(at: CACurrentMediaTime())))
        }
        guard var moment = moment(at: elapsed) else { return }
        if let timingFunction { moment.progress = timingFunction.progress(at: moment.progress) }
        apply(to: &properties, at: moment)
    }

    /// Nil where the animation shows nothing: outside its time, but for the fill mode.
    private final func moment(at elapsed: Double) -> LayerTiming.Moment? {
        switch timing.phase(at: elapsed) {
        case .before:
            timing.fillMode == .backwards || timing.fillMode == .both ? LayerTiming.Moment(progress: 0) : nil
        case .active(let moment): moment
        case .after(let moment):
            timing.fillMode == .forwards || timing.fillMode == .both ? moment : nil
        }
    }
}

/// Hears of an animation's beginning and end. Both methods are optional.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// With the first frame of the animation.
    func animationDidStart(_ anim: CAAnimation)

    /// `flag` is false when the animation was removed or replaced before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}

    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
