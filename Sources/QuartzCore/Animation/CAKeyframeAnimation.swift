/// An animation through several values, or along a path.
///
/// Values are of the same types as those of CABasicAnimation; on Linux numbers, points and colors go into the array as they are.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// One for each keyframe.
    open var values: [Any]? {
        didSet { track = nil }
    }

    /// For properties that are points; takes precedence over `values`. Every element but the moves ends in a keyframe.
    open var path: CGPath? {
        get { pathCopy }
        set {
            pathCopy = newValue?.copy()
            track = nil
        }
    }

    /// When each value is reached, 0 to 1; for `.discrete` when each begins, and one more, 1, for the end. Nil, or not as many as
    /// that, spreads the keyframes evenly. Without effect when paced.
    open var keyTimes: [NSNumber]? {
        didSet { track = nil }
    }

    /// The pace between two keyframes, one less than there are values. Without effect when paced.
    open var timingFunctions: [CAMediaTimingFunction]? {
        didSet { track = nil }
    }

    /// `.linear`.
    open var calculationMode = CAAnimationCalculationMode.linear {
        didSet { track = nil }
    }

    /// For the cubic modes, -1 to 1 for each value: how tight the curve is at it. What is missing is 0.
    open var tensionValues: [NSNumber]? {
        didSet { track = nil }
    }

    /// For the cubic modes, -1 to 1 for each value: how sharp the corner at it is.
    open var continuityValues: [NSNumber]? {
        didSet { track = nil }
    }

    /// For the cubic modes, -1 to 1 for each value: how far before it the curve passes.
    open var biasValues: [NSNumber]? {
        didSet { track = nil }
    }

    /// Turns the layer along the path; nil, the default, does not.
    open var rotationMode: CAAnimationRotationMode?

    private var pathCopy: CGPath?
    /// What the properties above come to; nil until it is needed.
    private var track: KeyframeTrack?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? CAKeyframeAnimation {
            copy.values = values
            copy.path = path
            copy.keyTimes = keyTimes
            copy.timingFunctions = timingFunctions
            copy.calculationMode = calculationMode
            copy.tensionValues = tensionValues
            copy.continuityValues = continuityValues
            copy.biasValues = biasValues
            copy.rotationMode = rotationMode
        }
        return copy
    }

    override func value(at progress: Double, over base: AnimatableValue) -> AnimatableValue? {
        track(like: base).value(at: progress)
    }

    override func apply(to properties: inout LayerProperties, at moment: LayerTiming.Moment) {
        super.apply(to: &properties, at: moment)
        guard let rotationMode, path != nil, let layerKeyPath, let base = properties[layerKeyPath],
            var angle = track(like: base).angle(at: moment.progress)
        else { return }
        if rotationMode == .rotateAutoReverse { angle += .pi }
        properties.transform = CATransform3DRotate(properties.transform, angle, 0, 0, 1)
    }

    private func track(like base: AnimatableValue) -> KeyframeTrack {
        if let track { return track }
        let new = KeyframeTrack(of: self, like: base)
        track = new
        return new
    }
}

/// How a keyframe animation comes from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value for its time, nothing between.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear at one speed all the way.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve through all values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Its x axis points along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Its x axis points back.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
