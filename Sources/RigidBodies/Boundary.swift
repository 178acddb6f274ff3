/// Something fixed at which bodies stop.
package enum Boundary: Equatable, Sendable {
    /// The inside of a rectangle.
    case room(least: Vector, most: Vector)
    /// The lines between consecutive points.
    case lines([Vector])

    /// Returns where a body touches the boundary. Normals lead from the body into the boundary.
    func contacts(with body: Body) -> [Touch] {
        switch self {
        case .room(let least, let most):
            return [
                Plane(normal: Vector(-1, 0), distance: -least.x), Plane(normal: Vector(1, 0), distance: most.x),
                Plane(normal: Vector(0, -1), distance: -least.y), Plane(normal: Vector(0, 1), distance: most.y),
            ].flatMap { $0.contacts(with: body) }
        case .lines(let points):
            return zip(points, points.dropFirst()).flatMap { start, end in
                Collision.touches(body, Collision.Fixed(corners: [start, end]))
            }
        }
    }
}

/// A half of the plane that nothing enters, in the direction of the normal.
private struct Plane {
    let normal: Vector
    let distance: Double

    func contacts(with body: Body) -> [Touch] {
        if case .circle(let radius) = body.shape {
            let depth = body.position.dot(normal) + radius - distance
            return depth > 0
                ? [Touch(point: body.position + normal * (radius - depth), normal: normal, depth: depth)] : []
        }
        return (body.corners ?? []).compactMap { corner in
            let depth = corner.dot(normal) - distance
            return depth > 0 ? Touch(point: corner, normal: normal, depth: depth) : nil
        }
    }
}
