import Testing
import UIKit

@testable import GalleryScreens

@MainActor @Suite
struct MonotoneCurveTests {
    @Test func theCurveStaysBetweenNeighbouringPoints() {
        let heights: [CGFloat] = [62, 60, 64, 71, 69, 78, 96, 118, 104, 84, 72, 66]
        let points = heights.enumerated().map { CGPoint(x: CGFloat($0) * 10, y: $1) }
        let bounds = MonotoneCurve(points: points).path.cgPath.boundingBoxOfPath
        #expect(bounds.minY == 60 && bounds.maxY == 118)
        #expect(bounds.minX == 0 && bounds.maxX == 110)
    }

    @Test func pointsOnALineGiveALine() {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 5), CGPoint(x: 20, y: 10)]
        let bounds = MonotoneCurve(points: Array(points.prefix(2))).path.cgPath.boundingBoxOfPath
        #expect(bounds == CGRect(x: 0, y: 0, width: 10, height: 5))
        let path = MonotoneCurve(points: points).path
        #expect(path.currentPoint == CGPoint(x: 20, y: 10))
    }
}
