import Foundation

/// The rotation in a transform without skew, as angles about the axes: first about x, then y, then z.
struct SolidRotation {
    var x: CGFloat
    var y: CGFloat
    var z: CGFloat

    private let scale: (x: CGFloat, y: CGFloat, z: CGFloat)

    init(_ t: CATransform3D) {
        scale = (
            (t.m11 * t.m11 + t.m12 * t.m12 + t.m13 * t.m13).squareRoot(),
            (t.m21 * t.m21 + t.m22 * t.m22 + t.m23 * t.m23).squareRoot(),
            (t.m31 * t.m31 + t.m32 * t.m32 + t.m33 * t.m33).squareRoot()
        )
        guard scale.x > 0, scale.y > 0, scale.z > 0 else {
            (x, y, z) = (0, 0, 0)
            return
        }
        x = atan2(t.m23 / scale.y, t.m33 / scale.z)
        y = asin(max(-1, min(1, -t.m13 / scale.x)))
        z = atan2(t.m12, t.m11)
        // The same rotation has two names. Half a turn about y is that, and not one about each of the others.
        let other = (x: Self.opposite(x), y: .pi - y, z: Self.opposite(z))
        if abs(other.x) + abs(other.z) < abs(x) + abs(z) - 1e-9 { (x, y, z) = other }
    }

    private static func opposite(_ angle: CGFloat) -> CGFloat { angle > 0 ? angle - .pi : angle + .pi }

    /// Returns a transform with the scale, the translation and the perspective of another, and this rotation.
    func turning(_ t: CATransform3D) -> CATransform3D {
        var turned = CATransform3DMakeScale(scale.x, scale.y, scale.z)
        turned = CATransform3DConcat(turned, CATransform3DMakeRotation(x, 1, 0, 0))
        turned = CATransform3DConcat(turned, CATransform3DMakeRotation(y, 0, 1, 0))
        turned = CATransform3DConcat(turned, CATransform3DMakeRotation(z, 0, 0, 1))
        (turned.m14, turned.m24, turned.m34) = (t.m14, t.m24, t.m34)
        (turned.m41, turned.m42, turned.m43, turned.m44) = (t.m41, t.m42, t.m43, t.m44)
        return turned
    }
}
