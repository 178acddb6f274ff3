import Foundation

/// A change of coordinates: a point in a row is multiplied from the left, so that the last row moves it.
/// - Linux: works
public struct SCNMatrix4: Sendable {
    /// The first row.
    public var m11: Float, m12: Float, m13: Float, m14: Float
    /// The second row.
    public var m21: Float, m22: Float, m23: Float, m24: Float
    /// The third row.
    public var m31: Float, m32: Float, m33: Float, m34: Float
    /// The last row.
    public var m41: Float, m42: Float, m43: Float, m44: Float

    /// Makes a matrix of zeros.
    public init() { self.init(rows: Array(repeating: SIMD4(), count: 4)) }

    /// Makes a matrix of its numbers.
    public init(
        m11: Float, m12: Float, m13: Float, m14: Float,
        m21: Float, m22: Float, m23: Float, m24: Float,
        m31: Float, m32: Float, m33: Float, m34: Float,
        m41: Float, m42: Float, m43: Float, m44: Float
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    init(rows: [SIMD4<Float>]) {
        (m11, m12, m13, m14) = (rows[0].x, rows[0].y, rows[0].z, rows[0].w)
        (m21, m22, m23, m24) = (rows[1].x, rows[1].y, rows[1].z, rows[1].w)
        (m31, m32, m33, m34) = (rows[2].x, rows[2].y, rows[2].z, rows[2].w)
        (m41, m42, m43, m44) = (rows[3].x, rows[3].y, rows[3].z, rows[3].w)
    }

    var rows: [SIMD4<Float>] {
        [
            SIMD4(m11, m12, m13, m14),
            SIMD4(m21, m22, m23, m24),
            SIMD4(m31, m32, m33, m34),
            SIMD4(m41, m42, m43, m44),
        ]
    }
}
