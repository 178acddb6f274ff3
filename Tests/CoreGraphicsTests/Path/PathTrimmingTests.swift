import Testing

@testable import CoreGraphics

@Suite struct PathTrimmingTests {
    private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

    @Test func aPartIsCutByLength() {
        let half = square.trimmed(from: 0.125, to: 0.5)
        #expect(
            half.steps == [
                .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)),
            ])
        #expect(square.trimmed(from: 0, to: 1) == square)
        #expect(square.trimmed(from: 0.6, to: 0.4).isEmpty)
    }

    @Test func subpathsCountOneAfterTheOther() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.move(to: CGPoint(x: 50, y: 0))
        path.addLine(to: CGPoint(x: 90, y: 0))
        let trimmed = path.trimmed(from: 0, to: 0.75)
        #expect(trimmed.steps.contains(.close))
        #expect(trimmed.steps.last == .line(CGPoint(x: 70, y: 0)))
        let second = path.trimmed(from: 0.25, to: 1)
        #expect(second.steps.first == .move(CGPoint(x: 10, y: 10)))
        #expect(!second.steps.contains(.close))
        #expect(second.steps.suffix(2) == [.move(CGPoint(x: 50, y: 0)), .line(CGPoint(x: 90, y: 0))])
    }

    @Test func curvesAreCutWhereTheirLengthSays() {
        let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
        for part in [0.1, 0.33, 0.8] {
            let end = circle.trimmed(from: 0, to: part).currentPoint
            #expect(abs(end.x - 10 * cos(part * 2 * .pi)) < 0.02 && abs(end.y - 10 * sin(part * 2 * .pi)) < 0.02)
        }
        let length = circle.trimmed(from: 0.2, to: 0.7).segments.map(\.length).reduce(0, +)
        #expect(abs(length - 10 * .pi) < 0.02)
    }

    @Test func pathsOfOtherStructureHaveNothingBetweenThem() {
        let ellipse = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        #expect(square.interpolated(to: ellipse, progress: 0.5) == nil)
        let wide = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
        #expect(square.interpolated(to: wide, progress: 0.5)?.boundingBox.width == 20)
    }
}
