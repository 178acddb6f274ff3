import CoreGraphics
internal import RigidBodies

/// A path as straight lines.
struct FlattenedPath {
    /// The points of each part of the path, in order.
    private(set) var parts: [[Vector]] = []

    private static let linesPerCurve = 16

    init(_ path: CGPath) {
        path.applyWithBlock { pointer in
            let element = pointer.pointee
            switch element.type {
            case .moveToPoint: parts.append([Vector(element.points[0])])
            case .addLineToPoint: add(Vector(element.points[0]))
            case .addQuadCurveToPoint: addCurve([element.points[0]], to: element.points[1])
            case .addCurveToPoint: addCurve([element.points[0], element.points[1]], to: element.points[2])
            case .closeSubpath: if let first = parts.last?.first { add(first) }
            @unknown default: break
            }
        }
    }

    private mutating func add(_ point: Vector) {
        guard let last = parts.indices.last else { return }
        parts[last].append(point)
    }

    private mutating func addCurve(_ controls: [CGPoint], to end: CGPoint) {
        guard let start = parts.last?.last else { return }
        let points = [start] + controls.map(Vector.init) + [Vector(end)]
        for step in 1...Self.linesPerCurve {
            add(Self.point(points, at: Double(step) / Double(Self.linesPerCurve)))
        }
    }

    /// De Casteljau's construction.
    private static func point(_ points: [Vector], at place: Double) -> Vector {
        var points = points
        while points.count > 1 { points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * place } }
        return points[0]
    }

    /// The corners of the first part as a polygon, in the order in which x turns to y.
    var corners: [Vector] {
        var corners: [Vector] = []
        for point in parts.first ?? [] where point != corners.last { corners.append(point) }
        if corners.count > 1, corners.first == corners.last { corners.removeLast() }
        let area = zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x
        }
        return area < 0 ? corners.reversed() : corners
    }
}
