/// The names of the system's timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Begins slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Begins and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// Core Animation's default curve.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The timing of an animation: a cubic Bézier curve from (0, 0) to (1, 1) that maps time to progress.
public final class CAMediaTimingFunction: NSObject, Sendable {
    private let c1x, c1y, c2x, c2y: Double

    /// Creates one of the system's functions. An unknown name is `linear`.
    public convenience init(name: CAMediaTimingFunctionName) {
        // The control points that getControlPoint(at:values:) returns on Apple's systems.
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Creates a cubic Bézier curve from (0, 0) to (1, 1): x is the part of the time, y that of the change.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        (self.c1x, self.c1y, self.c2x, self.c2y) = (Double(c1x), Double(c1y), Double(c2x), Double(c2y))
        super.init()
    }

    /// Writes a control point: `idx` is from 0 to 3, and `ptr` points to two values.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
        guard points.indices.contains(idx) else { return }
        ptr[0] = Float(points[idx].0)
        ptr[1] = Float(points[idx].1)
    }

    /// Returns the progress at a fraction of the time.
    package func progress(at fraction: Double) -> Double {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        if c1x == c1y, c2x == c2y { return fraction }
        return Self.curve(c1y, c2y, parameter(at: fraction))
    }

    /// Finds the curve parameter for a time with Newton's method, and by bisection where the curve is too flat for it.
    private func parameter(at x: Double) -> Double {
        var t = x
        for _ in 0..<8 {
            let error = Self.curve(c1x, c2x, t) - x
            if abs(error) < 1e-9 { return t }
            let slope = Self.slope(c1x, c2x, t)
            if abs(slope) < 1e-6 { break }
            t -= error / slope
        }
        var (low, high) = (0.0, 1.0)
        t = x
        while high - low > 1e-9 {
            if Self.curve(c1x, c2x, t) < x { low = t } else { high = t }
            t = (low + high) / 2
        }
        return t
    }

    private static func curve(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
    }

    private static func slope(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
    }
}
