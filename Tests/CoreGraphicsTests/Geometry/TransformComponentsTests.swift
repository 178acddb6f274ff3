import CoreGraphics
import Testing

@Suite struct TransformComponentsTests {
    @Test func componentsMakeTheTransformAgain() {
        let transform = CGAffineTransform(a: 1.5, b: 0.5, c: 0.25, d: -2, tx: 3, ty: 4)
        let again = CGAffineTransform(transform.decomposed())
        for (value, other) in [
            (transform.a, again.a), (transform.b, again.b), (transform.c, again.c), (transform.d, again.d),
            (transform.tx, again.tx), (transform.ty, again.ty),
        ] { #expect(abs(value - other) < 1e-9) }
    }

    @Test func aMirroredTransformHasANegativeHeight() {
        let components = CGAffineTransform(scaleX: 2, y: -3).decomposed()
        #expect(components.scale == CGSize(width: 2, height: -3))
        #expect(components.rotation == 0 && components.horizontalShear == 0)
    }
}
