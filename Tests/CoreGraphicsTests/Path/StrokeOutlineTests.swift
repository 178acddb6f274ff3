import CoreGraphics
import Testing

@Suite struct StrokeOutlineTests {
    private let line: CGPath = {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        return path
    }()

    private func outline(_ path: CGPath, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter, limit: CGFloat = 10)
        -> CGPath
    {
        path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: limit)
    }

    @Test func capsReachBeyondTheEndsOfALine() {
        #expect(outline(line).boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
        #expect(outline(line, .square).boundingBoxOfPath == CGRect(x: -2, y: -2, width: 14, height: 4))
        let round = outline(line, .round)
        #expect(round.contains(CGPoint(x: -1.9, y: 0)) && round.contains(CGPoint(x: 11.9, y: 0)))
        #expect(!round.contains(CGPoint(x: -1.9, y: 1.9)))
    }

    @Test func theOutlineOfAClosedPathIsARing() {
        let ring = outline(CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil))
        #expect(!ring.contains(.zero) && !ring.contains(CGPoint(x: 7.9, y: 0)))
        #expect(ring.contains(CGPoint(x: 8.1, y: 0)) && ring.contains(CGPoint(x: 0, y: -11.9)))
        #expect(!ring.contains(CGPoint(x: 0, y: 12.1)))
    }

    @Test func cornersHaveTheShapeOfTheJoin() {
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let (tip, beside) = (CGPoint(x: -1.8, y: -1.8), CGPoint(x: -1.3, y: -1.3))
        #expect(outline(square).contains(tip))
        #expect(!outline(square, .butt, .round).contains(tip) && outline(square, .butt, .round).contains(beside))
        #expect(!outline(square, .butt, .bevel).contains(beside))
        // The tip is as long as 1.41 line widths.
        #expect(!outline(square, limit: 1.4).contains(beside))
    }

    @Test func theTransformIsAppliedToTheOutline() {
        let wide = line.copy(
            strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
            transform: CGAffineTransform(scaleX: 1, y: 3))
        #expect(wide.boundingBoxOfPath == CGRect(x: 0, y: -6, width: 10, height: 12))
    }

    @Test func aLineWithoutAWidthHasNoOutline() {
        #expect(line.copy(strokingWithWidth: 0, lineCap: .round, lineJoin: .round, miterLimit: 1).isEmpty)
    }

    @Test func dashesBeginInTheMiddleOfThePattern() {
        var points: [CGPoint] = []
        line.copy(dashingWithPhase: 1, lengths: [3, 2]).applyWithBlock { points.append($0.pointee.points[0]) }
        #expect(points.map(\.x) == [0, 2, 4, 7, 9, 10])
    }

    @Test func dashesWithoutALengthAreDots() {
        let dots = outline(line.copy(dashingWithPhase: 0, lengths: [0, 5]), .round)
        #expect(dots.contains(CGPoint(x: 1.9, y: 0)) && dots.contains(CGPoint(x: 5, y: 1.9)))
        #expect(!dots.contains(CGPoint(x: 2.5, y: 0)))
    }

    @Test func aContextReplacesItsPathByTheOutline() {
        let canvas = Canvas()
        canvas.context.setLineWidth(4)
        canvas.context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        canvas.context.replacePathWithStrokedPath()
        canvas.context.setFillColor(.red)
        canvas.context.fillPath()
        #expect(canvas.inkBox == CGRect(x: 3, y: 3, width: 14, height: 14))
        #expect(canvas.pixel(10, 10) == "FFFFFFFF" && canvas.pixel(5, 10) == "FF0000FF")
    }

    @Test func onlyUprightRectanglesAreRectangles() {
        var rect = CGRect.zero
        let square = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        #expect(square.isRect(&rect) && rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        var turn = CGAffineTransform(rotationAngle: 0.1)
        #expect(square.copy(using: &turn)?.isRect(nil) == false)
        #expect(!line.isRect(nil) && !CGMutablePath().isRect(nil))
    }
}
