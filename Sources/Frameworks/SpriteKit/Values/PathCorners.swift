import UIKit

/// The points that the parts of a path end at. Curves count as straight lines.
struct PathCorners {
    private var points: [CGPoint] = []

    init(_ path: CGPath) {
        var points: [CGPoint] = []
        path.applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: points.append(element.pointee.points[0])
            case .addQuadCurveToPoint: points.append(element.pointee.points[1])
            case .addCurveToPoint: points.append(element.pointee.points[2])
            case .closeSubpath: if let first = points.first { points.append(first) }
            @unknown default: break
            }
        }
        self.points = points
    }

    /// The length of the lines from point to point.
    var length: CGFloat {
        zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }

    /// The area of the polygon.
    var area: CGFloat {
        guard let first = points.first else { return 0 }
        return abs(zip(points, points.dropFirst() + [first]).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
    }
}
