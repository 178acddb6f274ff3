import HostInterface
import Testing

@testable import SDLHost

@Suite struct AreaFilterTests {
    /// Scales down and returns the result row by row.
    private func reduce(_ source: [[UInt32]], to width: Int, _ height: Int, by reduction: Double) -> [[UInt32]] {
        let filter = AreaFilter(
            sourceWidth: source[0].count, sourceHeight: source.count, targetWidth: width, targetHeight: height,
            reduction: reduction)
        var target = [UInt32](repeating: 0, count: width * height)
        let pixels = source.flatMap { $0 }
        filter.apply(
            from: pixels, stride: source[0].count, to: &target, stride: width,
            in: PixelRect(x: 0, y: 0, width: width, height: height))
        return (0..<height).map { Array(target[$0 * width..<($0 + 1) * width]) }
    }

    @Test func anEvenAreaKeepsItsColour() {
        let source = [[UInt32]](repeating: [UInt32](repeating: 0xFF12_80FE, count: 15), count: 15)
        #expect(reduce(source, to: 10, 10, by: 1.5).allSatisfy { $0.allSatisfy { $0 == 0xFF12_80FE } })
    }

    @Test func aPixelIsTheMeanOfWhatItCovers() {
        // Three columns to two: each covers one and a half.
        let result = reduce([[0x00, 0xFF, 0x00], [0x00, 0xFF, 0x00], [0x00, 0xFF, 0x00]], to: 2, 2, by: 1.5)
        #expect(result == [[0x55, 0x55], [0x55, 0x55]])
    }

    @Test func halvingIsTheMeanOfFour() {
        #expect(reduce([[0xFF00, 0], [0, 0xFF]], to: 1, 1, by: 2) == [[0x4040]])
    }

    @Test func aThinLineKeepsItsWeightWhereverItStands() {
        for column in 0..<12 {
            var row = [UInt32](repeating: 0, count: 16)
            row[column] = 0xFF
            let sum = reduce([row, row], to: 10, 1, by: 1.6)[0].reduce(0, +)
            #expect(abs(Int(sum) - 159) <= 2, "\(column)")  // 255 / 1.6
        }
    }

    @Test func partsGiveWhatTheWholeGives() {
        var generator = SystemRandomNumberGenerator()
        let source = (0..<40).map { _ in (0..<40).map { _ in UInt32.random(in: 0...UInt32.max, using: &generator) } }
        let whole = reduce(source, to: 25, 25, by: 1.6).flatMap { $0 }
        let filter = AreaFilter(sourceWidth: 40, sourceHeight: 40, targetWidth: 25, targetHeight: 25, reduction: 1.6)
        let area = filter.target(of: PixelRect(x: 7, y: 11, width: 5, height: 3))
        var part = [UInt32](repeating: 0, count: 625)
        filter.apply(from: source.flatMap { $0 }, stride: 40, to: &part, stride: 25, in: area)
        for y in 0..<25 {
            for x in 0..<25 {
                let isInside =
                    (area.x..<area.x + area.width).contains(x) && (area.y..<area.y + area.height).contains(y)
                #expect(part[y * 25 + x] == (isInside ? whole[y * 25 + x] : 0))
            }
        }
    }

    @Test func everyPixelThatAnAreaTouchesIsRenewed() {
        let filter = AreaFilter(sourceWidth: 16, sourceHeight: 16, targetWidth: 10, targetHeight: 10, reduction: 1.6)
        // Column 8 lies in pixel 5 (8...9.6), column 7 in pixel 4 (6.4...8).
        #expect(
            filter.target(of: PixelRect(x: 8, y: 7, width: 1, height: 1)) == PixelRect(x: 5, y: 4, width: 1, height: 1))
        #expect(
            filter.target(of: PixelRect(x: 9, y: 9, width: 1, height: 1)) == PixelRect(x: 5, y: 5, width: 2, height: 2))
    }

    @Test func theEdgeTakesWhatIsLeftOver() {
        // 7 pixels cover 11.2 of 11 that are drawn.
        let filter = AreaFilter(sourceWidth: 11, sourceHeight: 1, targetWidth: 7, targetHeight: 1, reduction: 1.6)
        #expect(
            filter.target(of: PixelRect(x: 10, y: 0, width: 1, height: 1)) == PixelRect(x: 6, y: 0, width: 1, height: 1)
        )
        let white = [[UInt32](repeating: 0xFFFF_FFFF, count: 11)]
        #expect(reduce(white, to: 7, 1, by: 1.6) == [[UInt32](repeating: 0xFFFF_FFFF, count: 7)])
    }
}
