import Foundation

extension UIView {
    /// Converts a distance, for example the path of a finger, from the window's coordinates. Views that are rotated,
    /// scaled or mirrored change it; the positions of views do not.
    func vector(fromWindow vector: CGPoint) -> CGPoint {
        let zero = convert(CGPoint.zero, from: nil as UIView?)
        return Self.difference(convert(vector, from: nil as UIView?), zero, near: vector)
    }

    /// Converts a distance to the window's coordinates.
    func vector(toWindow vector: CGPoint) -> CGPoint {
        let zero = convert(CGPoint.zero, to: nil as UIView?)
        return Self.difference(convert(vector, to: nil as UIView?), zero, near: vector)
    }

    /// The difference of two points, or `vector` itself if only rounding separates them.
    private static func difference(_ end: CGPoint, _ start: CGPoint, near vector: CGPoint) -> CGPoint {
        let difference = CGPoint(x: end.x - start.x, y: end.y - start.y)
        return max(abs(difference.x - vector.x), abs(difference.y - vector.y)) < 1e-6 ? vector : difference
    }
}
