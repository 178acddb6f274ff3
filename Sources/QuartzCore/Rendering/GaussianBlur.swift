/// Approximates a Gaussian blur of the alpha channel with three box blurs. Color is discarded.
enum GaussianBlur {
    static func blurAlpha(
        of pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, pixelsPerRow: Int, deviation: CGFloat
    ) {
        var alpha = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width { alpha[y * width + x] = UInt8(pixels[y * pixelsPerRow + x] >> 24) }
        }
        if deviation > 0 {
            for box in boxes(for: Double(deviation)) {
                blurLines(&alpha, lines: height, length: width, step: 1, lineStep: width, box: box)
                blurLines(&alpha, lines: width, length: height, step: width, lineStep: 1, box: box)
            }
        }
        for y in 0..<height {
            for x in 0..<width { pixels[y * pixelsPerRow + x] = UInt32(alpha[y * width + x]) << 24 }
        }
    }

    /// Returns three odd widths whose variances add up to that of the Gaussian (Kutskir's choice).
    static func boxes(for deviation: Double) -> [Int] {
        let ideal = (12 * deviation * deviation / 3 + 1).squareRoot()
        var small = Int(ideal)
        if small % 2 == 0 { small -= 1 }
        small = max(small, 1)
        let large = small + 2
        let smalls = (12 * deviation * deviation - Double(3 * small * small + 12 * small + 9)) / Double(-4 * small - 4)
        return (0..<3).map { $0 < Int(smalls.rounded()) ? small : large }
    }

    private static func blurLines(
        _ alpha: inout [UInt8], lines: Int, length: Int, step: Int, lineStep: Int, box: Int
    ) {
        let half = box / 2
        var line = [Int](repeating: 0, count: length)
        alpha.withUnsafeMutableBufferPointer { alpha in
            for index in 0..<lines {
                let start = index * lineStep
                for position in 0..<length { line[position] = Int(alpha[start + position * step]) }
                var sum = 0
                for position in 0..<min(half, length) { sum += line[position] }
                for position in 0..<length {
                    if position + half < length { sum += line[position + half] }
                    if position - half - 1 >= 0 { sum -= line[position - half - 1] }
                    alpha[start + position * step] = UInt8((sum + half) / box)
                }
            }
        }
    }
}
