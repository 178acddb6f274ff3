import CoreGraphics
import Testing

@Suite struct CGPathTests {
    func types(_ path: CGPath) -> [CGPathElementType] {
        var types: [CGPathElementType] = []
        path.applyWithBlock { types.append($0.pointee.type) }
        return types
    }

    @Test func aRectangleIsFourLines() {
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        #expect(types(path) == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
        #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test func anEmptyPathHasANullBoundingBox() {
        #expect(CGMutablePath().boundingBox.isNull)
        #expect(CGMutablePath().boundingBoxOfPath.isNull)
        #expect(CGMutablePath().isEmpty)
        #expect(CGMutablePath().currentPoint == .zero)
    }

    @Test func linesBeforeAMoveAreIgnored() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.closeSubpath()
        #expect(path.isEmpty)
    }

    @Test func theBoundingBoxOfTheCurveLeavesOutControlPoints() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox.height == 10)
        #expect(abs(path.boundingBoxOfPath.height - 5) < 1e-9)
    }

    @Test func anEllipseContainsItsMiddleAndNotItsCorners() {
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
        #expect(path.contains(CGPoint(x: 10, y: 5)))
        #expect(path.contains(CGPoint(x: 0.2, y: 5)))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        let box = path.boundingBoxOfPath
        #expect(abs(box.width - 20) < 1e-9)
        #expect(abs(box.height - 10) < 1e-9)
    }

    @Test func aHoleIsOutsideByTheEvenOddRuleOnly() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    }

    @Test func anArcAgainstTheClockGoesThroughGrowingAngles() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        let box = path.boundingBoxOfPath
        #expect(abs(box.minX) < 1e-9 && abs(box.maxX - 10) < 1e-9 && abs(box.minY) < 1e-9 && abs(box.maxY - 10) < 1e-9)
    }

    @Test func anArcWithTheClockGoesTheLongWayToALargerAngle() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        let box = path.boundingBoxOfPath
        #expect(abs(box.minX + 10) < 0.01 && abs(box.minY + 10) < 0.01)
    }

    @Test func aFullTurnIsACircle() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        #expect(abs(path.boundingBoxOfPath.width - 20) < 0.01)
        #expect(path.contains(.zero))
    }

    @Test func anArcBetweenTangentsRoundsACorner() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(abs(path.currentPoint.x - 10) < 1e-9)
        #expect(abs(path.currentPoint.y - 4) < 1e-9)
        #expect(abs(path.boundingBoxOfPath.maxX - 10) < 1e-9)
    }

    @Test func cornersOfARoundedRectangleAreOutsideIt() {
        let path = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerWidth: 8, cornerHeight: 8, transform: nil)
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 4, y: 4)))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 40, height: 20))
    }

    @Test func aTransformedCopyLeavesTheOriginal() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        var transform = CGAffineTransform(translationX: 5, y: 6)
        #expect(path.copy(using: &transform)?.boundingBox.origin == CGPoint(x: 5, y: 6))
        #expect(path.boundingBox.origin == .zero)
    }

    @Test func pathsOfTheSameElementsAreEqual() {
        let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
        let mutable = CGMutablePath()
        mutable.addRect(rect)
        #expect(CGPath(rect: rect, transform: nil) == mutable)
        mutable.move(to: .zero)
        #expect(CGPath(rect: rect, transform: nil) != mutable)
    }

    @Test func aCopyDoesNotFollowLaterChanges() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = path.copy()
        path.addLine(to: CGPoint(x: 50, y: 50))
        #expect(copy?.boundingBox.width == 1)
    }
}
