/// The base class of all animations. Adding an animation to a layer copies it: later changes have no effect.
@preconcurrency @MainActor
open class CAAnimation: NSObject, @preconcurrency NSCopying, CAMediaTiming, CAAction {
    var timing = LayerTiming()

    public required override init() {
        super.init()
    }

    /// Determines the progress in place of the animation's times; nil for all animations but those of a property
    /// animator.
    package final var progressSource: (any AnimationProgressSource)?

    /// The timing function of every run; nil, the default, is linear.
    open var timingFunction: CAMediaTimingFunction?

    /// The delegate is retained until the animation is removed.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the animation is removed when it ends. If false it stays in the layer, and `fillMode` decides whether it
    /// is still shown. The default is true.
    open var isRemovedOnCompletion = true

    /// The frames per second in which the animation may be shown, and those preferred. The default,
    /// ``CAFrameRateRange/default``, is the rate of the screen. Animations of a group have that of the group. Raises an
    /// exception for a range in which no rate can be (unverified).
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { preferredFrameRateRange = preferredFrameRateRange.checked() }
    }

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

    /// Seconds by which the animation is ahead of its beginning. The default is 0.
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

    /// Adds the animation to the layer with the name of the property as its key.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Returns a value that the application stored with ``setValue(_:forKey:)``, for example to identify the animation
    /// in its delegate.
    open func value(forKey key: String) -> Any? {
        ownValues[key]
    }

    /// Stores a value under a key of the application. Properties are set with their setters.
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
        copy.preferredFrameRateRange = preferredFrameRateRange
        return copy
    }

    /// Called on the layer's copy before it runs.
    func resolve(defaultDuration: Double) {
        if timing.duration == 0 { timing.duration = defaultDuration }
    }

    /// The names of the properties that are animated.
    var animatedKeys: [String] { [] }

    /// Those of them that CALayer does not have.
    var managedKeys: [String] { [] }

    /// Changes `properties` to their values at a moment of the animation, after the timing function was applied.
    func apply(to properties: inout LayerProperties, at moment: LayerTiming.Moment) {}

    /// Changes `properties` to their values `elapsed` seconds after the beginning. Outside the animation's time only
    /// the fill mode applies.
    final func apply(to properties: inout LayerProperties, elapsed: Double) {
        if let progressSource {
            return apply(
                to: &properties, at: LayerTiming.Moment(progress: progressSource.progress(at: CACurrentMediaTime())))
        }
        guard var moment = moment(at: elapsed) else { return }
        if let timingFunction { moment.progress = timingFunction.progress(at: moment.progress) }
        apply(to: &properties, at: moment)
    }

    /// Nil where the animation shows nothing: outside its time, except for the fill mode.
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

/// Receives the start and the end of an animation. Both methods are optional.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Called with the first frame of the animation.
    func animationDidStart(_ anim: CAAnimation)

    /// Called after the animation ended. `flag` is false when it was removed or replaced before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}

    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
