import Foundation

// What the fingers of a gesture are to each other, in window points.

@MainActor
extension Collection<UITouch> {
    /// Between the first two; nil with fewer.
    var distanceOfTwo: CGFloat? { lineOfTwo.map { Swift.max(1, hypot($0.x, $0.y)) } }

    /// Of the line from the first to the second, clockwise from the right, in radians; nil with fewer.
    var angleOfTwo: CGFloat? { lineOfTwo.map { atan2($0.y, $0.x) } }

    private var lineOfTwo: CGPoint? {
        guard count >= 2, let first, let second = dropFirst().first else { return nil }
        let start = first.windowLocation
        let end = second.windowLocation
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// How far the middle of `count` fingers has moved with these ones, in a view's coordinates.
    func meanMovement(in view: UIView?, of count: Int) -> CGPoint {
        reduce(into: CGPoint.zero) { sum, touch in
            let now = touch.location(in: view)
            let before = touch.previousLocation(in: view)
            sum.x += (now.x - before.x) / CGFloat(count)
            sum.y += (now.y - before.y) / CGFloat(count)
        }
    }
}
