import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
    let point = CGPoint(x: 3, y: 5)

    @Test func theIdentityChangesNothing() {
        #expect(point.applying(.identity) == point)
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(!CGAffineTransform(translationX: 1, y: 0).isIdentity)
    }

    @Test func translatedByMovesBeforeTheTransformThatIsThere() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
        #expect(point.applying(transform) == CGPoint(x: 26, y: 75))
    }

    @Test func concatenatingAppliesTheReceiverFirst() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
        #expect(point.applying(transform) == CGPoint(x: 16, y: 35))
    }

    @Test func aQuarterTurnTakesTheXAxisToTheYAxis() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-12)
        #expect(abs(turned.y - 1) < 1e-12)
    }

    @Test func rotatedByTurnsBeforeTheTransformThatIsThere() {
        let transform = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
        let moved = CGPoint(x: 1, y: 0).applying(transform)
        #expect(abs(moved.x - 10) < 1e-12)
        #expect(abs(moved.y - 1) < 1e-12)
    }

    @Test func aTransformAndItsInverseCancel() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -3, d: 4, tx: 5, ty: 6)
        let back = point.applying(transform).applying(transform.inverted())
        #expect(abs(back.x - point.x) < 1e-12)
        #expect(abs(back.y - point.y) < 1e-12)
    }

    @Test func aTransformWithoutAnInverseIsItsOwn() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func aSizeIsNotMoved() {
        let size = CGSize(width: 2, height: 3)
        #expect(
            size.applying(CGAffineTransform(translationX: 9, y: 9).scaledBy(x: 2, y: 2)) == CGSize(width: 4, height: 6))
    }

    @Test func aTurnedRectangleBecomesItsBoundingBox() {
        let turned = CGRect(x: 0, y: 0, width: 2, height: 4).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.minX + 4) < 1e-12)
        #expect(abs(turned.width - 4) < 1e-12)
        #expect(abs(turned.height - 2) < 1e-12)
    }

    @Test func aMirroredRectangleKeepsAPositiveSize() {
        let mirrored = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 1))
        #expect(mirrored == CGRect(x: -4, y: 2, width: 3, height: 4))
    }

    @Test func nullAndInfiniteRectanglesStayAsTheyAre() {
        #expect(CGRect.null.applying(CGAffineTransform(translationX: 1, y: 1)).isNull)
        #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
    }
}
