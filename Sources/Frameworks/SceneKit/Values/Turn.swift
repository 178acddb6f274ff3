import Foundation

/// A turn in space: a unit quaternion, whose real part is `w`.
struct Turn {
    var parts: SIMD4<Float>

    static let none = Turn(parts: SIMD4(0, 0, 0, 1))

    /// A turn by radians; none around an axis without length.
    init(angle: Float, axis: SIMD3<Float>) {
        let length = (axis * axis).sum().squareRoot()
        guard length > 0 else { self = .none; return }
        parts = SIMD4(axis / length * sin(angle / 2), cos(angle / 2))
    }

    /// Takes a quaternion of any length but zero.
    init(parts: SIMD4<Float>) {
        let length = (parts * parts).sum().squareRoot()
        self.parts = length > 0 ? parts / length : SIMD4(0, 0, 0, 1)
    }

    init(_ quaternion: SCNQuaternion) { self.init(parts: SIMD4(quaternion)) }

    /// First the roll around z, then the yaw around y, then the pitch around x.
    init(eulerAngles angles: SCNVector3) {
        self =
            Turn(angle: angles.x, axis: SIMD3(1, 0, 0)) * Turn(angle: angles.y, axis: SIMD3(0, 1, 0))
            * Turn(angle: angles.z, axis: SIMD3(0, 0, 1))
    }

    /// The turn that brings unit vectors to three others, the rows, which are at right angles.
    init(rows r: [SIMD3<Float>]) {
        // Shepperd's method: the greatest of the four numbers divides the others.
        let trace = r[0].x + r[1].y + r[2].z
        if trace > 0 {
            self.init(parts: SIMD4(r[1].z - r[2].y, r[2].x - r[0].z, r[0].y - r[1].x, 1 + trace))
        } else if r[0].x >= r[1].y, r[0].x >= r[2].z {
            self.init(
                parts: SIMD4(1 + r[0].x - r[1].y - r[2].z, r[0].y + r[1].x, r[2].x + r[0].z, r[1].z - r[2].y))
        } else if r[1].y >= r[2].z {
            self.init(
                parts: SIMD4(r[0].y + r[1].x, 1 - r[0].x + r[1].y - r[2].z, r[1].z + r[2].y, r[2].x - r[0].z))
        } else {
            self.init(
                parts: SIMD4(r[2].x + r[0].z, r[1].z + r[2].y, 1 - r[0].x - r[1].y + r[2].z, r[0].y - r[1].x))
        }
    }

    /// What the second does, then what the first does.
    static func * (a: Turn, b: Turn) -> Turn {
        let (p, q) = (a.parts, b.parts)
        return Turn(
            parts: SIMD4(
                p.w * q.x + p.x * q.w + p.y * q.z - p.z * q.y, p.w * q.y - p.x * q.z + p.y * q.w + p.z * q.x,
                p.w * q.z + p.x * q.y - p.y * q.x + p.z * q.w, p.w * q.w - p.x * q.x - p.y * q.y - p.z * q.z))
    }

    var inverse: Turn { Turn(parts: parts * SIMD4(-1, -1, -1, 1)) }

    /// The turn as an axis and radians.
    var axisAngle: SCNVector4 {
        let axis = SIMD3(parts.x, parts.y, parts.z)
        let length = (axis * axis).sum().squareRoot()
        guard length > 1e-7 else { return SCNVector4Zero }
        return SCNVector4(SIMD4(axis / length, 2 * atan2(length, parts.w)))
    }

    /// Pitch, yaw and roll.
    var eulerAngles: SCNVector3 {
        let rows = matrix.rows
        let yaw = asin(max(-1, min(1, rows[2].x)))
        // At a right angle of the yaw the roll is part of the pitch.
        guard abs(rows[2].x) < 0.99999 else { return SCNVector3(atan2(rows[1].z, rows[1].y), yaw, 0) }
        return SCNVector3(atan2(-rows[2].y, rows[2].z), yaw, atan2(-rows[1].x, rows[0].x))
    }

    var matrix: SCNMatrix4 {
        let (x, y, z, w) = (parts.x, parts.y, parts.z, parts.w)
        return SCNMatrix4(rows: [
            SIMD4(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0),
            SIMD4(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0),
            SIMD4(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0),
            SIMD4(0, 0, 0, 1),
        ])
    }
}
