/// The kinds of timing curves.
public enum UITimingCurveType: Int, Sendable {
    /// One of the system's curves.
    case builtin = 0
    case cubic = 1
    case spring = 2
    /// A spring whose time is changed by a curve.
    case composed = 3
}

/// The timing of a property animator: ``UICubicTimingParameters``, ``UISpringTimingParameters``, or a class of the
/// application that provides one of them.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}
