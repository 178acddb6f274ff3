import CoreGraphics
import Testing

/// The functions of Core Graphics' C headers.
@Suite struct GeometryFunctionTests {
    private let rect = CGRectMake(10, 20, 30, 40)

    @Test func partsOfARectangleAreItsMembers() {
        #expect([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)] == [10, 25, 40])
        #expect([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)] == [20, 40, 60])
        #expect(CGRectGetWidth(rect) == 30 && CGRectGetHeight(rect) == 40)
    }

    @Test func rectanglesAreCombined() {
        let other = CGRectOffset(rect, 10, 10)
        #expect(CGRectUnion(rect, other) == CGRect(x: 10, y: 20, width: 40, height: 50))
        #expect(CGRectIntersection(rect, other) == CGRect(x: 20, y: 30, width: 20, height: 30))
        #expect(CGRectInset(rect, 1, 2) == CGRect(x: 11, y: 22, width: 28, height: 36))
        #expect(CGRectIsNull(CGRectIntersection(rect, CGRectMake(100, 100, 1, 1))))
        #expect(CGRectContainsPoint(rect, CGPointMake(10, 20)) && !CGRectContainsPoint(rect, CGPointMake(40, 20)))
        #expect(CGRectIntersectsRect(rect, other) && !CGRectContainsRect(rect, other))
    }

    @Test func transformsAreMadeAndApplied() {
        let transform = CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 3), 10, 20)
        #expect(CGPointApplyAffineTransform(CGPointMake(3, 5), transform) == CGPoint(x: 26, y: 75))
        #expect(CGAffineTransformIsIdentity(CGAffineTransformConcat(transform, CGAffineTransformInvert(transform))))
    }

    @Test func geometryBecomesADictionaryAndComesBack() {
        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
        #expect(rect.dictionaryRepresentation["Width"] as? Double == 30)
        var point = CGPointZero
        #expect(CGPointMakeWithDictionaryRepresentation(CGPoint(x: 1, y: 2).dictionaryRepresentation, &point))
        #expect(point == CGPoint(x: 1, y: 2))
        #expect(!CGPointMakeWithDictionaryRepresentation(["X": 1], &point))
        #expect(CGSize(dictionaryRepresentation: [:]) == nil)
    }
}
