/// A point at which two outlines overlap.
struct Touch: Equatable {
    var point: Vector
    /// Of length 1, from the first outline into the second.
    var normal: Vector
    /// How far they overlap along the normal.
    var depth: Double
}

/// Finds where outlines overlap, by separating axes and clipped edges.
enum Collision {
    /// A polygon that does not move; two corners are a line.
    struct Fixed {
        let corners: [Vector]
    }

    static func touches(_ first: Body, _ second: Body) -> [Touch] {
        let reach = first.shape.reach + second.shape.reach
        guard (first.position - second.position).lengthSquared < reach * reach else { return [] }
        switch (first.corners, second.corners) {
        case (let first?, let second?): return polygons(first, second)
        case (let corners?, nil): return circle(second, corners).map(reversed)
        case (nil, let corners?): return circle(first, corners)
        case (nil, nil): return circles(first, second)
        }
    }

    static func touches(_ body: Body, _ fixed: Fixed) -> [Touch] {
        body.corners.map { polygons($0, fixed.corners) } ?? circle(body, fixed.corners)
    }

    private static func reversed(_ touch: Touch) -> Touch {
        Touch(point: touch.point, normal: -touch.normal, depth: touch.depth)
    }

    // MARK: Circles

    private static func radius(_ body: Body) -> Double {
        if case .circle(let radius) = body.shape { radius } else { 0 }
    }

    private static func circles(_ first: Body, _ second: Body) -> [Touch] {
        let way = second.position - first.position
        let depth = radius(first) + radius(second) - way.length
        guard depth > 0 else { return [] }
        let normal = way.length > 0 ? way.unit : Vector(0, 1)
        return [Touch(point: first.position + normal * (radius(first) - depth / 2), normal: normal, depth: depth)]
    }

    private static func circle(_ body: Body, _ corners: [Vector]) -> [Touch] {
        let (center, radius) = (body.position, radius(body))
        if corners.count > 2, let face = leastDepth(of: center, in: corners) {
            // The center is inside.
            return [
                Touch(point: center, normal: -face.normal, depth: face.depth + radius)
            ]
        }
        let nearest = edges(of: corners).map { closest(to: center, from: $0.0, to: $0.1) }
            .min { ($0 - center).lengthSquared < ($1 - center).lengthSquared }
        guard let nearest else { return [] }
        let way = nearest - center
        guard way.length < radius else { return [] }
        return [Touch(point: nearest, normal: way.length > 0 ? way.unit : Vector(0, 1), depth: radius - way.length)]
    }

    private static func closest(to point: Vector, from start: Vector, to end: Vector) -> Vector {
        let way = end - start
        guard way.lengthSquared > 0 else { return start }
        return start + way * min(max((point - start).dot(way) / way.lengthSquared, 0), 1)
    }

    /// Returns the face through which a point leaves a polygon the soonest; nil if it is outside.
    private static func leastDepth(of point: Vector, in corners: [Vector]) -> (normal: Vector, depth: Double)? {
        var least: (normal: Vector, depth: Double)?
        for (start, end) in edges(of: corners) {
            let outward = -(end - start).normal.unit
            let depth = (start - point).dot(outward)
            if depth < 0 { return nil }
            if depth < least?.depth ?? .infinity { least = (outward, depth) }
        }
        return least
    }

    // MARK: Polygons

    private static func polygons(_ first: [Vector], _ second: [Vector]) -> [Touch] {
        guard let mine = leastOverlap(of: first, over: second), let other = leastOverlap(of: second, over: first) else {
            return []
        }
        // The first one is preferred, so that small errors do not change the face from step to step.
        if other.depth < mine.depth * 0.98 - 0.005 {
            return clipped(second, face: other.face, against: first).map(reversed)
        }
        return clipped(first, face: mine.face, against: second)
    }

    /// Returns the face of a polygon over which another one reaches the least; nil if one separates them.
    private static func leastOverlap(of corners: [Vector], over other: [Vector]) -> (face: Int, depth: Double)? {
        var least: (face: Int, depth: Double)?
        for (index, edge) in edges(of: corners).enumerated() {
            let outward = -(edge.1 - edge.0).normal.unit
            let depth = other.map { (edge.0 - $0).dot(outward) }.max() ?? 0
            if depth <= 0 { return nil }
            if depth < least?.depth ?? .infinity { least = (index, depth) }
        }
        return least
    }

    /// Returns the parts of the other polygon's facing edge that are behind a face and between its ends.
    private static func clipped(_ corners: [Vector], face: Int, against other: [Vector]) -> [Touch] {
        let (start, end) = (corners[face], corners[(face + 1) % corners.count])
        let along = (end - start).unit
        let outward = -along.normal
        let facing = edges(of: other).min { left, right in
            (-(left.1 - left.0).normal.unit).dot(outward) < (-(right.1 - right.0).normal.unit).dot(outward)
        }
        guard let facing else { return [] }
        var points = cut([facing.0, facing.1], along, least: start.dot(along))
        points = cut(points, -along, least: -end.dot(along))
        return points.compactMap { point in
            let depth = (start - point).dot(outward)
            return depth > 0 ? Touch(point: point, normal: outward, depth: depth) : nil
        }
    }

    /// Returns the part of a line whose distance in a direction is at least a number.
    private static func cut(_ line: [Vector], _ direction: Vector, least: Double) -> [Vector] {
        guard line.count == 2 else { return line }
        let (a, b) = (line[0].dot(direction) - least, line[1].dot(direction) - least)
        if a < 0, b < 0 { return [] }
        guard a < 0 || b < 0 else { return line }
        let crossing = line[0] + (line[1] - line[0]) * (a / (a - b))
        return a < 0 ? [crossing, line[1]] : [line[0], crossing]
    }
}
