/// How an object's time runs inside its parent's: `local = (parent - beginTime) * speed + timeOffset`.
@preconcurrency @MainActor
public protocol CAMediaTiming {
    /// In the parent's time; 0 for an animation means when it is added.
    var beginTime: CFTimeInterval { get set }
    /// Seconds of one run; 0 for an animation means the transaction's.
    var duration: CFTimeInterval { get set }
    /// 1; 0 stops time.
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
    /// Runs, also in part; 0 means one, `.infinity` (or `.greatestFiniteMagnitude`) without end.
    var repeatCount: Float { get set }
    /// Seconds to repeat for, instead of a count; 0 means `repeatCount` counts.
    var repeatDuration: CFTimeInterval { get set }
    /// Plays backwards after every run, which doubles its time.
    var autoreverses: Bool { get set }
    /// What holds before the beginning and after the end; `.removed`.
    var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}
