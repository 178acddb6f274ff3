import Foundation

/// The smallest convex polygon around points.
enum ConvexHull {
    /// Returns the corners in order. O(n log n), by going along the points from left to right and back.
    static func corners(around points: [CGPoint]) -> [CGPoint] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return sorted }
        return half(sorted).dropLast() + half(sorted.reversed()).dropLast()
    }

    private static func half(_ points: [CGPoint]) -> [CGPoint] {
        var corners: [CGPoint] = []
        for point in points {
            while corners.count > 1, turn(corners[corners.count - 2], corners[corners.count - 1], point) <= 0 {
                corners.removeLast()
            }
            corners.append(point)
        }
        return corners
    }

    /// Positive if the way over three points turns to one side, 0 if it is straight.
    private static func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
}
