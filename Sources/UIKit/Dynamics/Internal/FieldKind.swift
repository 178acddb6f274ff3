import Foundation
internal import RigidBodies

/// An item in a field.
struct FieldPlace {
    let position: Vector
    /// The position from the middle of the field.
    let offset: Vector
    let velocity: Vector
    let mass: Double
    let charge: Double
    /// How long the field has acted.
    let time: TimeInterval
    /// Of the frame.
    let duration: TimeInterval
}

/// How a field moves items.
@MainActor
enum FieldKind {
    typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
    case custom(Evaluation)

    /// Returns the acceleration by a strength of 1, without what distance takes away.
    func acceleration(at place: FieldPlace, in field: UIFieldBehavior) -> Vector {
        let mass = max(place.mass, .leastNonzeroMagnitude)
        switch self {
        case .drag: return place.velocity * (-1 / mass)
        // On the screen y points down: (y, -x) turns counterclockwise.
        case .vortex: return Vector(place.offset.y, -place.offset.x)
        case .radialGravity: return inwards(place.offset) * DynamicWorld.push
        case .linearGravity: return Vector(field.direction) * DynamicWorld.push
        case .velocity: return .zero
        case .noise: return noise(place, field) * DynamicWorld.push
        case .turbulence: return noise(place, field) * place.velocity.length
        case .spring: return place.offset * (-1 / mass)
        case .electric: return inwards(place.offset) * (-place.charge * DynamicWorld.push / mass)
        case .magnetic: return Vector(place.velocity.y, -place.velocity.x) * (place.charge / mass)
        case .custom(let evaluate):
            let force = evaluate(
                field, CGPoint(place.position), CGVector(dx: place.velocity.x, dy: place.velocity.y),
                CGFloat(place.mass), CGFloat(place.charge), place.duration)
            return Vector(force) * (DynamicWorld.push / mass)
        }
    }

    private func inwards(_ offset: Vector) -> Vector { offset.length > 0 ? offset * (-1 / offset.length) : .zero }

    /// Returns a direction that changes smoothly with place and time: sums of waves, the same in each run.
    private func noise(_ place: FieldPlace, _ field: UIFieldBehavior) -> Vector {
        let wavelength = 20 + 380 * min(max(field.smoothness, 0), 1)
        let phase = 2 * Double.pi * field.animationSpeed * place.time
        let (x, y) = (2 * Double.pi * place.position.x / wavelength, 2 * Double.pi * place.position.y / wavelength)
        return Vector(
            (sin(x + 1.7 * y + phase) + sin(2.3 * y - 0.6 * x + 1.3 * phase + 1)) / 2,
            (sin(1.9 * x - y + phase + 2) + sin(0.7 * y + 2.1 * x + 0.8 * phase + 4)) / 2)
    }
}
