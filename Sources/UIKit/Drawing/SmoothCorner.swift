import Foundation

/// The corner of UIKit's rounded rectangles: a curve that begins 1.53 radii before the corner, so that no edge meets an arc at
/// once. Where a side has no room for that it comes close to a quarter circle.
struct SmoothCorner {
    /// Radii along the edges x and y.
    private let radii: CGSize
    /// 1: the whole curve; 0: a quarter circle.
    private let smoothness: CGFloat

    init(radii: CGSize, in size: CGSize) {
        let radii = CGSize(
            width: max(0, min(radii.width, size.width / 2)), height: max(0, min(radii.height, size.height / 2)))
        self.radii = radii
        guard radii.width > 0, radii.height > 0 else {
            smoothness = 0
            return
        }
        let room = min(size.width / 2 / radii.width, size.height / 2 / radii.height)
        smoothness = max(0, min(1, (room - 1) / (Self.smooth[0].x - 1)))
    }

    var isSharp: Bool { radii.width <= 0 || radii.height <= 0 }

    /// Control points of `UIBezierPath(roundedRect:cornerRadius:)` in radii from the corner, as published by those who printed the
    /// path on iOS 7: start, then three curves of two control points and an end.
    private static let smooth: [CGPoint] = {
        let half = [(1.528665, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911), (0.372824, 0.169060)]
            .map { CGPoint(x: $0.0, y: $0.1) }
        return half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }()

    /// A quarter circle in as many curves, split where the other is.
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

    /// Ten points from the edge that leads to the corner to the edge that leaves it.
    ///
    /// - Parameters:
    ///   - incoming: Unit vector from the corner back along the edge that leads to it.
    ///   - outgoing: Unit vector along the edge that leaves the corner.
    func points(at corner: CGPoint, incoming: CGVector, outgoing: CGVector) -> [CGPoint] {
        zip(Self.round, Self.smooth).map { round, smooth in
            let u = round.x + (smooth.x - round.x) * smoothness
            let v = round.y + (smooth.y - round.y) * smoothness
            return CGPoint(
                x: corner.x + (incoming.dx * u + outgoing.dx * v) * radii.width,
                y: corner.y + (incoming.dy * u + outgoing.dy * v) * radii.height)
        }
    }
}

extension CGMutablePath {
    /// From the top edge clockwise, closed.
    func addSmoothlyRounded(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
        let rect = rect.standardized
        let rounded = SmoothCorner(radii: radii, in: rect.size)
        guard !rounded.isSharp, !corners.isDisjoint(with: .allCorners) else { return addRect(rect) }
        let (left, right, up, down) = (
            CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1)
        )
        let order: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), down, right),
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), left, down),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), up, left),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), right, up),
        ]
        for (index, (corner, point, incoming, outgoing)) in order.enumerated() {
            let curve =
                corners.contains(corner)
                ? rounded.points(at: point, incoming: incoming, outgoing: outgoing) : [point]
            if index == 0 { move(to: curve[0]) } else { addLine(to: curve[0]) }
            for start in stride(from: 1, to: curve.count, by: 3) {
                addCurve(to: curve[start + 2], control1: curve[start], control2: curve[start + 1])
            }
        }
        closeSubpath()
    }
}
