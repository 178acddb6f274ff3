/// The kinds of timing curves.
public enum UITimingCurveType: Int, Sendable {
    /// One of the system's curves.
    case builtin = 0
    /// A cubic Bézier curve with control points of the application.
    case cubic = 1
    /// A damped spring.
    case spring = 2
    /// A spring whose time is changed by a curve.
    case composed = 3
}

/// The timing of a property animator: ``UICubicTimingParameters``, ``UISpringTimingParameters``, or a class of the
/// application that provides one of them.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// Which of the two kinds of parameters the provider has.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; nil for springs.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for curves.
    var springTimingParameters: UISpringTimingParameters? { get }
}
