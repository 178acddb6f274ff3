import Testing
import UIKit

@MainActor @Suite(.serialized) struct UIBezierPathTests {
    /// 20 x 20 pixels that `body` draws on.
    private func pixels(_ body: () -> Void) throws -> (Int, Int) -> [Int] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in body() }
        let picture = try #require(image.cgImage)
        return { x, y in
            let color = picture.color(x: x, y: y)
            return [color.red, color.green, color.blue, color.alpha]
        }
    }

    private let red = [255, 0, 0, 255]
    private let clear = [0, 0, 0, 0]

    @Test func aPathFillsInTheCurrentColor() throws {
        let pixel = try pixels {
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).fill()
        }
        #expect(pixel(6, 6) == red && pixel(14, 14) == red && pixel(15, 15) == clear)
    }

    @Test func theEvenOddRuleLeavesHoles() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
        func fill() throws -> [Int] {
            try pixels {
                UIColor.red.setFill()
                path.fill()
            }(10, 10)
        }
        #expect(try fill() == red)
        #expect(path.contains(CGPoint(x: 10, y: 10)))
        path.usesEvenOddFillRule = true
        #expect(try fill() == clear)
        #expect(!path.contains(CGPoint(x: 10, y: 10)) && path.contains(CGPoint(x: 2, y: 2)))
    }

    @Test func openSubpathsEncloseNothing() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 0, y: 10))
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
        path.close()
        #expect(path.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func strokesHaveThePathsOwnWidthAndDash() throws {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 20, y: 10))
        path.lineWidth = 4
        path.setLineDash([4, 6], count: 2, phase: 0)
        let pixel = try pixels {
            UIColor.red.setStroke()
            path.stroke()
        }
        #expect(pixel(1, 8) == red && pixel(1, 11) == red && pixel(1, 12) == clear)
        #expect(pixel(6, 10) == clear && pixel(12, 10) == red)
        var (count, phase) = (0, CGFloat(-1))
        var lengths: [CGFloat] = [0, 0]
        path.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [4, 6] && count == 2 && phase == 0)
        path.setLineDash(nil, count: 0, phase: 0)
        path.getLineDash(nil, count: &count, phase: nil)
        #expect(count == 0)
    }

    @Test func drawingLeavesTheContextAsItWas() throws {
        let pixel = try pixels {
            UIColor.red.setFill()
            let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
            path.fill(with: .copy, alpha: 0.5)
            UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 5, height: 5), .normal)
        }
        #expect(pixel(2, 2) == red && abs(pixel(10, 10)[3] - 128) <= 1)
    }

    @Test func aClipKeepsWhatFollowsInside() throws {
        let pixel = try pixels {
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).addClip()
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(pixel(10, 10) == red && pixel(0, 0) == clear && pixel(19, 19) == clear)
    }

    @Test func onlyTheCornersAskedForAreRound() throws {
        let pixel = try pixels {
            UIColor.red.setFill()
            UIBezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft, .bottomRight],
                cornerRadii: CGSize(width: 8, height: 8)
            ).fill()
        }
        #expect(pixel(0, 0) == clear && pixel(19, 19) == clear)
        #expect(pixel(19, 0) == red && pixel(0, 19) == red)
    }

    /// As printed from the path of a real one: the curve begins 1.528665 radii before the corner.
    @Test func roundedCornersBeginBeforeTheirRadius() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10)
        var xs: [CGFloat] = []
        path.cgPath.applyWithBlock { element in
            if element.pointee.type == .addLineToPoint { xs.append(element.pointee.points[0].x) }
        }
        #expect(xs.contains { abs($0 - (100 - 15.28665)) < 0.001 })
        // The curve still passes near the circle's middle.
        #expect(path.contains(CGPoint(x: 3.1, y: 3.1)) && !path.contains(CGPoint(x: 2.7, y: 2.7)))
    }

    @Test func aRadiusOfHalfTheSideIsACircle() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 20)
        for angle in stride(from: 0.0, to: 2 * .pi, by: 0.1) {
            #expect(path.contains(CGPoint(x: 20 + 19.9 * cos(angle), y: 20 + 19.9 * sin(angle))))
            #expect(!path.contains(CGPoint(x: 20 + 20.1 * cos(angle), y: 20 + 20.1 * sin(angle))))
        }
    }

    @Test func clockwiseArcsRunAsTheyLook() {
        let quarter = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(quarter.currentPoint.x) < 1e-9 && abs(quarter.currentPoint.y - 10) < 1e-9)
        #expect(abs(quarter.bounds.width - 10) < 0.01)
        let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(rest.bounds.width - 20) < 0.01)
    }

    @Test func aReversedPathGoesFromItsEndToItsBeginning() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addCurve(
            to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 5, y: 5), controlPoint2: CGPoint(x: 7, y: 7))
        path.lineWidth = 5
        let reversed = path.reversing()
        #expect(reversed.currentPoint == CGPoint(x: 1, y: 2))
        #expect(reversed.lineWidth == 5)
        #expect(reversed.reversing().cgPath == path.cgPath)
    }

    @Test func aTransformMovesThePoints() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
        path.apply(CGAffineTransform(translationX: 3, y: 4))
        #expect(path.bounds == CGRect(x: 3, y: 4, width: 2, height: 2))
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test func aCopyDoesNotFollowTheOriginal() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
        path.lineJoinStyle = .round
        let copy = try #require(path.copy() as? UIBezierPath)
        path.addLine(to: CGPoint(x: 50, y: 50))
        #expect(copy.bounds.width == 2 && copy.lineJoinStyle == .round)
    }

    @Test func anArchiveKeepsElementsAndAttributes() throws {
        let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 20), cornerRadius: 4)
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 7, y: 8))
        path.lineWidth = 3
        path.lineCapStyle = .round
        path.usesEvenOddFillRule = true
        path.setLineDash([1, 2, 3], count: 3, phase: 4)
        let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
        #expect(read.cgPath == path.cgPath)
        #expect(read.lineWidth == 3 && read.lineCapStyle == .round && read.usesEvenOddFillRule)
        var (count, phase) = (0, CGFloat(0))
        read.getLineDash(nil, count: &count, phase: &phase)
        #expect(count == 3 && phase == 4)
    }

    @Test func pathsOfTheSameElementsAreEqual() {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 20)
        let path = UIBezierPath(rect: rect)
        #expect(path == UIBezierPath(rect: rect))
        #expect(path.hash == UIBezierPath(rect: rect).hash)
        #expect(path != UIBezierPath(ovalIn: rect))
        let thick = UIBezierPath(rect: rect)
        thick.lineWidth = 3
        #expect(path != thick)
    }
}
