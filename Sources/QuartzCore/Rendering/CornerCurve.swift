/// One rounded corner, seen from the corner: x along one edge, y along the other.
struct CornerCurve: Hashable {
    let radius: CGFloat
    /// Where the curve leaves the edges.
    let reach: CGFloat
    let isContinuous: Bool

    /// What `CALayer.cornerCurveExpansionFactor(.continuous)` answers on Apple's systems.
    static let continuousReach: CGFloat = 1.528665

    /// Nil without a radius. Continuous corners that do not have the room they want bend more like circles, and a capsule ends
    /// in half circles: unverified.
    init?(_ rounding: Rounding, in size: CGSize) {
        radius = min(rounding.radius, size.width / 2, size.height / 2)
        guard radius > 0 else { return nil }
        isContinuous = rounding.isContinuous
        reach = min(isContinuous ? radius * Self.continuousReach : radius, size.width / 2, size.height / 2)
    }

    /// The start on the x edge, then two control points and an end for each cubic curve up to the y edge.
    var points: [CGPoint] {
        guard isContinuous else {
            // A quarter circle as one curve: controls at 4/3 (sqrt 2 - 1) of the radius.
            let k = radius * (1 - 0.552_284_749_830_793_4)
            return [
                CGPoint(x: radius, y: 0), CGPoint(x: k, y: 0), CGPoint(x: 0, y: k), CGPoint(x: 0, y: radius),
            ]
        }
        // 0 a quarter circle, 1 the whole continuous corner.
        let part = (reach / radius - 1) / (Self.continuousReach - 1)
        let half = zip(Self.circular, Self.continuous).map { circle, continuous in
            CGPoint(
                x: (circle.x + (continuous.x - circle.x) * part) * radius,
                y: (circle.y + (continuous.y - circle.y) * part) * radius)
        }
        return half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }

    /// From the x edge to the middle of the corner: start, two controls, the end of the first curve, the control that leaves
    /// it. The corner of UIBezierPath(roundedRect:cornerRadius:) since iOS 7, in radii, as many have read it out of its paths.
    private static let continuous = [
        CGPoint(x: continuousReach, y: 0), CGPoint(x: 1.088_493, y: 0), CGPoint(x: 0.868_407, y: 0),
        CGPoint(x: 0.631_494, y: 0.074_911), CGPoint(x: 0.372_824, y: 0.169_06),
    ]

    /// A quarter circle cut at the same place.
    private static let circular: [CGPoint] = {
        let angle: CGFloat = 0.379_1
        let (sine, cosine) = (sin(angle), cos(angle))
        let cut = CGPoint(x: 1 - sine, y: 1 - cosine)
        let first = 4 / 3 * tan(angle / 4)
        let middle = 4 / 3 * tan((.pi / 2 - 2 * angle) / 4)
        return [
            CGPoint(x: 1, y: 0), CGPoint(x: 1 - first, y: 0),
            CGPoint(x: cut.x + first * cosine, y: cut.y - first * sine), cut,
            CGPoint(x: cut.x - middle * cosine, y: cut.y + middle * sine),
        ]
    }()

    /// How far from the y edge the shape begins in a line at `height` from the x edge: for whole pixels many lines are asked.
    func start(at height: CGFloat) -> CGFloat {
        guard height < reach else { return 0 }
        guard isContinuous else {
            let rest = radius - height
            return rest <= 0 ? 0 : radius - max(radius * radius - rest * rest, 0).squareRoot()
        }
        let points = points
        for index in stride(from: 0, to: points.count - 1, by: 3) where points[index + 3].y >= height {
            // The curve goes down all the way: halving finds the place.
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
