/// The curve of one rounded corner, relative to the corner: x along one edge, y along the other.
struct CornerCurve: Hashable {
    let radius: CGFloat
    /// The distance from the corner at which the curve leaves the edges.
    let reach: CGFloat
    let isContinuous: Bool

    /// Nil for a corner that is not rounded.
    init?(_ rounding: Rounding, of corner: CACornerMask, in size: CGSize) {
        guard rounding.corners.contains(corner) else { return nil }
        radius = min(rounding.radius(of: corner), size.width / 2, size.height / 2)
        guard radius > 0 else { return nil }
        isContinuous = rounding.isContinuous
        reach = min(isContinuous ? radius * ContinuousCorner.reach : radius, size.width / 2, size.height / 2)
    }

    /// The start on the x edge, then two control points and an end point for each cubic curve up to the y edge.
    var points: [CGPoint] {
        guard isContinuous else {
            // A quarter circle as one curve: the control points are at 4/3 (sqrt 2 - 1) of the radius.
            let k = radius * (1 - 0.552_284_749_830_793_4)
            return [
                CGPoint(x: radius, y: 0), CGPoint(x: k, y: 0), CGPoint(x: 0, y: k), CGPoint(x: 0, y: radius),
            ]
        }
        return ContinuousCorner.points(smoothness: ContinuousCorner.smoothness(room: reach / radius)).map {
            CGPoint(x: $0.x * radius, y: $0.y * radius)
        }
    }

    /// Returns the distance from the y edge at which the shape begins in the line at `height` from the x edge. Called
    /// for many lines per corner mask.
    func start(at height: CGFloat) -> CGFloat {
        guard height < reach else { return 0 }
        guard isContinuous else {
            let rest = radius - height
            return rest <= 0 ? 0 : radius - max(radius * radius - rest * rest, 0).squareRoot()
        }
        let points = points
        for index in stride(from: 0, to: points.count - 1, by: 3) where points[index + 3].y >= height {
            // The curve decreases monotonically, so bisection finds the point.
            var (low, high) = (CGFloat(0), CGFloat(1))
            func value(_ t: CGFloat, _ path: KeyPath<CGPoint, CGFloat>) -> CGFloat {
                let s = 1 - t
                return s * s * s * points[index][keyPath: path] + 3 * s * s * t * points[index + 1][keyPath: path]
                    + 3 * s * t * t * points[index + 2][keyPath: path] + t * t * t * points[index + 3][keyPath: path]
            }
            for _ in 0..<24 {
                let middle = (low + high) / 2
                if value(middle, \.y) < height { low = middle } else { high = middle }
            }
            return value(high, \.x)
        }
        return 0
    }
}
