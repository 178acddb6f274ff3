import HostInterface
import Testing

@testable import QuartzCore

@Suite
struct DamageRegionTests {
    private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
        PixelRect(x: x, y: y, width: width, height: height)
    }

    @Test func whatIsCoveredAlreadyAddsNothing() {
        var region = DamageRegion(rect(0, 0, 100, 100))
        region.add(rect(10, 10, 5, 5))
        region.add(.empty)
        #expect(region.rects == [rect(0, 0, 100, 100)])
    }

    @Test func neighboursBecomeOneRectangle() {
        var region = DamageRegion(rect(0, 0, 100, 20))
        region.add(rect(0, 20, 100, 20))
        #expect(region.rects == [rect(0, 0, 100, 40)])
    }

    @Test func distantRectanglesStayApart() {
        var region = DamageRegion(rect(0, 0, 10, 10))
        region.add(rect(90, 90, 10, 10))
        #expect(region.rects.count == 2)
    }

    @Test func manyRectanglesAreMergedUntilFewAreLeftAndNothingIsLost() {
        var region = DamageRegion()
        var all: [PixelRect] = []
        for index in 0..<60 {
            let added = rect(index * 37 % 500, index * 91 % 500, 3 + index % 7, 4)
            all.append(added)
            region.add(added)
        }
        #expect(region.rects.count <= 13)
        for added in all {
            let covered = region.rects.map { $0.intersection(added).area }.max() ?? 0
            #expect(covered == added.area)
        }
    }
}
