import Foundation

/// The corner of the system's rounded rectangles: a curve that begins 1.53 radii before the corner, so that the
/// curvature increases gradually.
package enum ContinuousCorner {
    /// The distance from the corner at which the curve leaves the edges, in radii. This is the result of
    /// `CALayer.cornerCurveExpansionFactor(.continuous)` on Apple's systems.
    package static let reach: CGFloat = 1.528665

    /// Returns the start on the x edge, then two control points and an end point for each of three cubic curves up to
    /// the y edge, in radii from the corner.
    ///
    /// - Parameter smoothness: 1 for the full curve, 0 for a quarter circle. On a side without room for the full curve
    ///   the corner approaches a circle, and a capsule ends in half circles: unverified.
    package static func points(smoothness: CGFloat) -> [CGPoint] {
        zip(round, smooth).map { round, smooth in
            CGPoint(
                x: round.x + (smooth.x - round.x) * smoothness, y: round.y + (smooth.y - round.y) * smoothness)
        }
    }

    /// Returns the smoothness of a corner on a side with room for `room` radii.
    package static func smoothness(room: CGFloat) -> CGFloat {
        max(0, min(1, (room - 1) / (reach - 1)))
    }

    /// The control points of `UIBezierPath(roundedRect:cornerRadius:)`, as published from printed paths on iOS 7.
    private static let smooth: [CGPoint] = {
        let half = [(reach, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911), (0.372824, 0.169060)]
            .map { CGPoint(x: $0.0, y: $0.1) }
        return half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }()

    /// A quarter circle split into three curves, to be interpolated with the other ones.
    private static let round: [CGPoint] = {
        let first: CGFloat = asin(1 - smooth[3].x)
        let angles: [CGFloat] = [0, first, .pi / 2 - first, .pi / 2]
        func point(_ angle: CGFloat, _ tangent: CGFloat) -> CGPoint {
            CGPoint(x: 1 - sin(angle) - tangent * cos(angle), y: 1 - cos(angle) + tangent * sin(angle))
        }
        var points = [point(0, 0)]
        for index in 0..<3 {
            let length = 4 / 3 * tan((angles[index + 1] - angles[index]) / 4)
            points += [point(angles[index], length), point(angles[index + 1], -length), point(angles[index + 1], 0)]
        }
        return points
    }()
}
