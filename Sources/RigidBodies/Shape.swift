/// The outline of a body around its center.
package enum Shape: Equatable, Sendable {
    case circle(radius: Double)
    /// A convex polygon, in the order in which x turns to y.
    case polygon([Vector])

    package static func box(width: Double, height: Double) -> Shape {
        let (x, y) = (width / 2, height / 2)
        return .polygon([Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)])
    }

    var area: Double {
        switch self {
        case .circle(let radius): return .pi * radius * radius
        case .polygon(let corners):
            return abs(edges(of: corners).reduce(0) { $0 + $1.0.cross($1.1) }) / 2
        }
    }

    /// The moment of inertia of a mass of 1.
    var unitInertia: Double {
        switch self {
        case .circle(let radius): return radius * radius / 2
        case .polygon(let corners):
            var (sum, weight) = (0.0, 0.0)
            for (a, b) in edges(of: corners) {
                let part = abs(a.cross(b))
                sum += part * (a.dot(a) + a.dot(b) + b.dot(b))
                weight += part
            }
            return weight > 0 ? sum / (6 * weight) : 0
        }
    }

    /// How far the outline is from the center at most.
    var reach: Double {
        switch self {
        case .circle(let radius): radius
        case .polygon(let corners): corners.map(\.length).max() ?? 0
        }
    }
}

/// The neighboring corners of a polygon.
func edges(of corners: [Vector]) -> [(Vector, Vector)] {
    corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
}
