import Foundation

// Geometry of the fingers of a gesture, in points of the window.

@MainActor
extension Collection<UITouch> {
    /// The distance between the first two touches; nil if there are fewer.
    var distanceOfTwo: CGFloat? { lineOfTwo.map { Swift.max(1, hypot($0.x, $0.y)) } }

    /// The angle of the line from the first to the second touch in radians, clockwise from the right; nil if there are
    /// fewer.
    var angleOfTwo: CGFloat? { lineOfTwo.map { atan2($0.y, $0.x) } }

    private var lineOfTwo: CGPoint? {
        guard count >= 2, let first, let second = dropFirst().first else { return nil }
        let start = first.windowLocation
        let end = second.windowLocation
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Returns the movement of the center of `count` fingers that these touches cause, in a view's coordinates.
    func meanMovement(in view: UIView?, of count: Int) -> CGPoint {
        reduce(into: CGPoint.zero) { sum, touch in
            let now = touch.location(in: view)
            let before = touch.previousLocation(in: view)
            sum.x += (now.x - before.x) / CGFloat(count)
            sum.y += (now.y - before.y) / CGFloat(count)
        }
    }
}
