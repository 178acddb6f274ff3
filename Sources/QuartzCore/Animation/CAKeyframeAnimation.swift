/// An animation through several values, or along a path.
///
/// The values have the same types as those of CABasicAnimation. On Linux, numbers, points and colors are put into the
/// array without boxing.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// One value for each keyframe; nil by default.
    open var values: [Any]? {
        didSet { track = nil }
    }

    /// The path along which a property of type CGPoint moves; takes precedence over `values`. Every element but moves
    /// ends in a keyframe.
    open var path: CGPath? {
        get { pathCopy }
        set {
            pathCopy = newValue?.copy()
            track = nil
        }
    }

    /// When each value is reached, from 0 to 1. For `.discrete` when each value begins, with one more entry, 1, for the
    /// end. Nil, or another number of entries, distributes the keyframes evenly. Ignored by the paced modes.
    open var keyTimes: [NSNumber]? {
        didSet { track = nil }
    }

    /// The timing functions between two keyframes, one fewer than there are values. Ignored by the paced modes.
    open var timingFunctions: [CAMediaTimingFunction]? {
        didSet { track = nil }
    }

    /// How values between keyframes are computed. The default is `.linear`.
    open var calculationMode = CAAnimationCalculationMode.linear {
        didSet { track = nil }
    }

    /// For the cubic modes, how tight the curve is at each value, from -1 to 1. Missing entries are 0.
    open var tensionValues: [NSNumber]? {
        didSet { track = nil }
    }

    /// For the cubic modes, how sharp the corner at each value is, from -1 to 1. Missing entries are 0.
    open var continuityValues: [NSNumber]? {
        didSet { track = nil }
    }

    /// For the cubic modes, how far before each value the curve passes, from -1 to 1. Missing entries are 0.
    open var biasValues: [NSNumber]? {
        didSet { track = nil }
    }

    /// Whether the layer rotates to follow the path; nil, the default, does not rotate it.
    open var rotationMode: CAAnimationRotationMode?

    private var pathCopy: CGPath?
    /// The keyframes computed from the properties above; nil until it is needed.
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

    override var example: AnimatableValue? {
        path == nil ? values?.first.flatMap(AnimatableValue.init(_:)) : .point(.zero)
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

/// How a keyframe animation computes values between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A straight line between values. The default.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Shows each value for its time, without interpolation.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear, at constant speed over all keyframes.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve through all values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// A smooth curve, at constant speed over all keyframes.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer rotates while it moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The x axis points in the direction of the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The x axis points against the direction of the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
