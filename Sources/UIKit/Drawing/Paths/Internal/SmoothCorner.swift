import Foundation

/// A corner of a rounded rectangle's path (``ContinuousCorner``). The radii along its two edges may differ.
struct SmoothCorner {
    /// The radii along the edges x and y.
    private let radii: CGSize
    /// 1 for the whole curve, 0 for a quarter circle.
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
        smoothness = ContinuousCorner.smoothness(room: room)
    }

    var isSharp: Bool { radii.width <= 0 || radii.height <= 0 }

    /// Ten points from the edge that leads to the corner to the edge that leaves it.
    ///
    /// - Parameters:
    ///   - incoming: Unit vector from the corner back along the edge that leads to it.
    ///   - outgoing: Unit vector along the edge that leaves the corner.
    func points(at corner: CGPoint, incoming: CGVector, outgoing: CGVector) -> [CGPoint] {
        ContinuousCorner.points(smoothness: smoothness).map { point in
            CGPoint(
                x: corner.x + (incoming.dx * point.x + outgoing.dx * point.y) * radii.width,
                y: corner.y + (incoming.dy * point.x + outgoing.dy * point.y) * radii.height)
        }
    }
}

extension CGMutablePath {
    /// Adds the rectangle from the top edge clockwise, closed.
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
