internal import CPixelBlending

/// Approximates a Gaussian blur of the alpha channel with three box blurs. Color is discarded.
enum GaussianBlur {
    static func blurAlpha(
        of pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, pixelsPerRow: Int, deviation: CGFloat
    ) {
        let boxes = deviation > 0 ? boxes(for: Double(deviation)).map(Int32.init) : []
        withUnsafeTemporaryAllocation(byteCount: 4 * width + 2 * width * height, alignment: 4) { spare in
            blur_alpha(
                pixels, pixelsPerRow, Int32(width), Int32(height), boxes, Int32(boxes.count), spare.baseAddress)
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
}
