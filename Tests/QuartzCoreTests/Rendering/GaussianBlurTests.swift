import Testing

@testable import QuartzCore

struct GaussianBlurTests {
    @Test(arguments: [0, 0.4, 2.5, 11, 33, 160])
    func alphaIsAveragedInThreeBoxesAlongRowsAndColumns(deviation: Double) {
        let (width, height, pixelsPerRow) = (61, 40, 64)
        var pixels = (0..<pixelsPerRow * height).map { index -> UInt32 in
            (UInt32(truncatingIfNeeded: index &* 2_654_435_761) >> 24) << 24 | 0x123456
        }
        pixels[10 * pixelsPerRow + 20] = 0xFFFF_FFFF
        var expected = (0..<height).map { y in (0..<width).map { x in Int(pixels[y * pixelsPerRow + x] >> 24) } }
        if deviation > 0 {
            for box in GaussianBlur.boxes(for: deviation) {
                expected = transposed(transposed(expected.map { averaged($0, box) }).map { averaged($0, box) })
            }
        }
        pixels.withUnsafeMutableBufferPointer { pixels in
            GaussianBlur.blurAlpha(
                of: pixels.baseAddress!, width: width, height: height, pixelsPerRow: pixelsPerRow,
                deviation: deviation)
        }
        let blurred = (0..<height).map { y in (0..<width).map { x in pixels[y * pixelsPerRow + x] } }
        #expect(blurred == expected.map { $0.map { UInt32($0) << 24 } })
    }

    private func averaged(_ line: [Int], _ box: Int) -> [Int] {
        line.indices.map { middle in
            let inside = max(0, middle - box / 2)...min(line.count - 1, middle + box / 2)
            return (line[inside].reduce(0, +) + box / 2) / box
        }
    }

    private func transposed(_ rows: [[Int]]) -> [[Int]] {
        rows[0].indices.map { column in rows.map { $0[column] } }
    }
}
