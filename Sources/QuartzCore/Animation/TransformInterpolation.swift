/// Interpolates transforms. Affine ones are decomposed into translation, rotation, scale and skew, so that half a turn
/// does not collapse to a point; others are interpolated element by element.
enum TransformInterpolation {
    static func between(_ from: CATransform3D, _ to: CATransform3D, progress: Double) -> CATransform3D {
        if progress == 0 { return from }
        if progress == 1 { return to }
        if CATransform3DIsAffine(from), CATransform3DIsAffine(to), let a = Parts(from.flattened),
            let b = Parts(to.flattened)
        {
            return CATransform3DMakeAffineTransform(a.interpolated(to: b, progress: CGFloat(progress)).transform)
        }
        return CATransform3D(elements: zip(from.elements, to.elements).map { $0 + ($1 - $0) * CGFloat(progress) })
    }

    /// Applied in the order skew, scale, rotation, translation.
    private struct Parts {
        var angle, scaleX, scaleY, skew, tx, ty: CGFloat

        init?(_ t: CGAffineTransform) {
            scaleX = (t.a * t.a + t.b * t.b).squareRoot()
            guard scaleX > 0 else { return nil }
            angle = atan2(t.b, t.a)
            let (cosine, sine) = (t.a / scaleX, t.b / scaleX)
            // The second row without the rotation.
            skew = (t.c * cosine + t.d * sine) / scaleX
            scaleY = t.d * cosine - t.c * sine
            (tx, ty) = (t.tx, t.ty)
        }

        func interpolated(to other: Parts, progress: CGFloat) -> Parts {
            var result = self
            // The shorter way around.
            var turn = (other.angle - angle).remainder(dividingBy: 2 * .pi)
            if turn == -.pi { turn = .pi }
            result.angle += turn * progress
            result.scaleX += (other.scaleX - scaleX) * progress
            result.scaleY += (other.scaleY - scaleY) * progress
            result.skew += (other.skew - skew) * progress
            result.tx += (other.tx - tx) * progress
            result.ty += (other.ty - ty) * progress
            return result
        }

        var transform: CGAffineTransform {
            let (cosine, sine) = (cos(angle), sin(angle))
            let (c, d) = (skew * scaleX, scaleY)
            return CGAffineTransform(
                a: scaleX * cosine, b: scaleX * sine, c: c * cosine - d * sine, d: c * sine + d * cosine, tx: tx, ty: ty
            )
        }
    }
}
