import Foundation

/// The matrix that changes nothing.
/// - Linux: works
public let SCNMatrix4Identity = SCNMatrix4MakeScale(1, 1, 1)

/// Returns whether a matrix changes nothing.
/// - Linux: works
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool { SCNMatrix4EqualToMatrix4(m, SCNMatrix4Identity) }

/// Returns whether two matrices are equal.
/// - Linux: works
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { a.rows == b.rows }

/// Makes a matrix that moves.
/// - Linux: works
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    SCNMatrix4Translate(SCNMatrix4Identity, tx, ty, tz)
}

/// Makes a matrix that scales.
/// - Linux: works
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4(rows: [SIMD4(sx, 0, 0, 0), SIMD4(0, sy, 0, 0), SIMD4(0, 0, sz, 0), SIMD4(0, 0, 0, 1)])
}

/// Makes a matrix that turns around an axis by radians.
/// - Linux: works
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    Turn(angle: angle, axis: SIMD3(x, y, z)).matrix
}

/// Returns a matrix that moves after another.
/// - Linux: works
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    var rows = m.rows
    rows[3] += SIMD4(tx, ty, tz, 0)
    return SCNMatrix4(rows: rows)
}

/// Returns a matrix that scales before another.
/// - Linux: works
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(SCNMatrix4MakeScale(sx, sy, sz), m)
}

/// Returns a matrix that turns before another.
/// - Linux: works
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(SCNMatrix4MakeRotation(angle, x, y, z), m)
}

/// Returns the product: what the first does, then what the second does.
/// - Linux: works
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
    let rows = b.rows
    return SCNMatrix4(rows: a.rows.map { $0.x * rows[0] + $0.y * rows[1] + $0.z * rows[2] + $0.w * rows[3] })
}

/// Returns the matrix that takes back what another does; the matrix itself if it has no inverse.
/// - Linux: works
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 {
    // Gauss and Jordan's elimination: what makes `rows` the identity makes `result` the inverse.
    var (rows, result) = (m.rows, SCNMatrix4Identity.rows)
    for column in 0..<4 {
        guard let pivot = (column..<4).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
            rows[pivot][column] != 0
        else { return m }
        rows.swapAt(column, pivot)
        result.swapAt(column, pivot)
        let factor = 1 / rows[column][column]
        rows[column] *= factor
        result[column] *= factor
        for row in 0..<4 where row != column {
            let amount = rows[row][column]
            rows[row] -= amount * rows[column]
            result[row] -= amount * result[column]
        }
    }
    return SCNMatrix4(rows: result)
}

extension SCNMatrix4 {
    /// Applies the matrix to a point.
    func point(_ point: SCNVector3) -> SCNVector3 { SCNVector3(apply(SIMD4(SIMD3(point), 1))) }

    /// Applies the matrix to a direction, which is not moved.
    func direction(_ vector: SCNVector3) -> SCNVector3 { SCNVector3(apply(SIMD4(SIMD3(vector), 0))) }

    private func apply(_ v: SIMD4<Float>) -> SIMD3<Float> {
        let rows = rows
        let result = v.x * rows[0] + v.y * rows[1] + v.z * rows[2] + v.w * rows[3]
        return SIMD3(result.x, result.y, result.z)
    }
}
