/// The timing of a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
    /// The curve; `.easeInOut` for custom control points.
    open private(set) var animationCurve: UIView.AnimationCurve
    /// The end of the tangent at the start, in units of time (x) and of the change (y).
    open private(set) var controlPoint1: CGPoint
    /// The end of the tangent at the end, in units of time (x) and of the change (y).
    open private(set) var controlPoint2: CGPoint
    /// `.builtin` for the system's curves, `.cubic` for control points.
    public let timingCurveType: UITimingCurveType

    /// Creates Core Animation's default curve.
    public override init() {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = CAMediaTimingFunction(name: .default).controlPoints
        timingCurveType = .builtin
        super.init()
    }

    /// Creates one of the system's four curves. ``timingCurveType`` is `.builtin`.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        (controlPoint1, controlPoint2) = curve.timingFunction.controlPoints
        timingCurveType = .builtin
        super.init()
    }

    /// Creates a curve from (0, 0) to (1, 1). The x of both points is from 0 to 1; a y outside of this range
    /// overshoots.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (point1, point2)
        timingCurveType = .cubic
        super.init()
    }

    public required init?(coder: NSCoder) {
        animationCurve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "animationCurve")) ?? .easeInOut
        controlPoint1 = NSCoder.cgPoint(for: coder.decodeObject(forKey: "controlPoint1") as? String ?? "")
        controlPoint2 = NSCoder.cgPoint(for: coder.decodeObject(forKey: "controlPoint2") as? String ?? "")
        timingCurveType = UITimingCurveType(rawValue: coder.decodeInteger(forKey: "timingCurveType")) ?? .builtin
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(animationCurve.rawValue, forKey: "animationCurve")
        coder.encode(NSCoder.string(for: controlPoint1) as NSString, forKey: "controlPoint1")
        coder.encode(NSCoder.string(for: controlPoint2) as NSString, forKey: "controlPoint2")
        coder.encode(timingCurveType.rawValue, forKey: "timingCurveType")
    }

    /// Returns the object itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The object itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Always nil: a cubic curve is not a spring.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

extension CAMediaTimingFunction {
    fileprivate var controlPoints: (CGPoint, CGPoint) {
        func point(_ index: Int) -> CGPoint {
            var values: [Float] = [0, 0]
            getControlPoint(at: index, values: &values)
            return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
        }
        return (point(1), point(2))
    }
}
