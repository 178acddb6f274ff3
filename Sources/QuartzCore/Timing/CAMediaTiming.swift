/// How the time of an object runs relative to its parent's: `local = (parent - beginTime) * speed + timeOffset`.
@preconcurrency @MainActor
public protocol CAMediaTiming {
    /// In the parent's time. 0, the default, means the time at which an animation is added.
    var beginTime: CFTimeInterval { get set }
    /// Seconds of one run. 0, the default, means the duration of the transaction.
    var duration: CFTimeInterval { get set }
    /// The default is 1; 0 stops time.
    var speed: Float { get set }
    /// Seconds by which the local time is ahead. The default is 0.
    var timeOffset: CFTimeInterval { get set }
    /// The number of runs, which need not be whole. 0, the default, means one; `.infinity` and
    /// `.greatestFiniteMagnitude` repeat without end.
    var repeatCount: Float { get set }
    /// Seconds to repeat for, instead of a count. 0, the default, means that `repeatCount` applies.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether every run is followed by a reversed one, which doubles its time. The default is false.
    var autoreverses: Bool { get set }
    /// Which value is shown before the beginning and after the end; the default is `.removed`.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Which value is shown before an animation begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The value of the layer. The default.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The last value after the end, if the animation is not removed then.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The first value before the beginning, the last one after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}
