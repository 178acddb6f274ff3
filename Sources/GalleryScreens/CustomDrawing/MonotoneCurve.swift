import UIKit

/// A smooth curve through points, which rises and falls only where the points do.
struct MonotoneCurve {
    /// At least two, in the order of their x; mirrored charts go from the right to the left.
    let points: [CGPoint]

    @MainActor
    var path: UIBezierPath {
        let slopes = slopes
        let path = UIBezierPath()
        path.move(to: points[0])
        for index in 1..<points.count {
            let (from, to) = (points[index - 1], points[index])
            let third = (to.x - from.x) / 3
            path.addCurve(
                to: to, controlPoint1: CGPoint(x: from.x + third, y: from.y + third * slopes[index - 1]),
                controlPoint2: CGPoint(x: to.x - third, y: to.y - third * slopes[index]))
        }
        return path
    }

    /// The slope at each point: zero at a peak or in a valley, else the harmonic mean of those beside it, which keeps
    /// the curve between the points.
    private var slopes: [CGFloat] {
        let chords = zip(points, points.dropFirst()).map { ($1.y - $0.y) / ($1.x - $0.x) }
        let inner = zip(chords, chords.dropFirst()).map { before, after in
            before * after > 0 ? 2 * before * after / (before + after) : 0
        }
        return [chords[0]] + inner + [chords[chords.count - 1]]
    }
}
