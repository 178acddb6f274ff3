/// A point or a direction in the plane; y points down.
package struct Vector: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
        (self.x, self.y) = (x, y)
    }

    package static let zero = Vector(0, 0)

    package var lengthSquared: Double { x * x + y * y }
    package var length: Double { lengthSquared.squareRoot() }

    /// Of length 1; zero for zero.
    var unit: Vector {
        let length = length
        return length > 0 ? Vector(x / length, y / length) : .zero
    }

    /// Turned by a right angle, from x to y.
    var normal: Vector { Vector(-y, x) }

    package static func + (left: Vector, right: Vector) -> Vector { Vector(left.x + right.x, left.y + right.y) }
    package static func - (left: Vector, right: Vector) -> Vector { Vector(left.x - right.x, left.y - right.y) }
    package static func * (left: Vector, right: Double) -> Vector { Vector(left.x * right, left.y * right) }
    package static prefix func - (vector: Vector) -> Vector { Vector(-vector.x, -vector.y) }
    package static func += (left: inout Vector, right: Vector) { left = left + right }
    package static func -= (left: inout Vector, right: Vector) { left = left - right }

    func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

    /// The third component of the product of two vectors in space.
    func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
}

/// A turn, from x to y.
struct Turn {
    let cosine: Double
    let sine: Double

    func apply(_ vector: Vector) -> Vector {
        Vector(cosine * vector.x - sine * vector.y, sine * vector.x + cosine * vector.y)
    }
}
