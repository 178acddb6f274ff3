import CoreGraphics

/// Blurs.
enum Blur {
    /// A Gaussian blur as three averages over boxes, whose variances are the Gaussian's together.
    static func gaussian(_ image: CIImage, sigma: Double) -> CIImage {
        guard sigma > 0 else { return image }
        let sizes = boxSizes(sigma: sigma)
        let reach = sizes.reduce(0) { $0 + $1 / 2 }
        let extent =
            image.extent.isInfinite
            ? CGRect.infinite : image.extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
        return CIImage(extent: extent) { rect in
            let wanted = extent.isInfinite ? rect : rect.intersection(PixelRect(extent))
            guard !wanted.isEmpty else { return Raster(wanted) }
            let source = image.render(wanted.insetBy(-reach))
            var line = [PixelColor](repeating: .zero, count: max(wanted.width, wanted.height) + 2 * reach)
            var across = Raster(
                PixelRect(
                    x: wanted.x, y: wanted.y - reach, width: wanted.width, height: wanted.height + 2 * reach))
            for y in across.rect.y..<across.rect.maxY {
                let count = wanted.width + 2 * reach
                for index in 0..<count { line[index] = source[wanted.x - reach + index, y] }
                average(&line, count: count, sizes)
                for x in wanted.x..<wanted.maxX { across[x, y] = line[x - wanted.x + reach] }
            }
            var result = Raster(wanted)
            for x in wanted.x..<wanted.maxX {
                let count = wanted.height + 2 * reach
                for index in 0..<count { line[index] = across[x, wanted.y - reach + index] }
                average(&line, count: count, sizes)
                for y in wanted.y..<wanted.maxY { result[x, y] = line[y - wanted.y + reach] }
            }
            return result
        }
    }

    /// Odd sizes of three boxes.
    private static func boxSizes(sigma: Double) -> [Int] {
        let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
        var lower = Int(ideal)
        if lower % 2 == 0 { lower -= 1 }
        lower = max(1, lower)
        let rest = 12 * sigma * sigma - Double(3 * lower * lower + 12 * lower + 9)
        let count = Int((rest / Double(-4 * lower - 4)).rounded())
        return (0..<3).map { $0 < count ? lower : lower + 2 }
    }

    private static func average(_ line: inout [PixelColor], count: Int, _ sizes: [Int]) {
        var result = line
        for size in sizes where size > 1 {
            let radius = size / 2
            var sum = PixelColor.zero
            for index in 0..<min(radius, count) { sum += line[index] }
            for index in 0..<count {
                if index + radius < count { sum += line[index + radius] }
                if index - radius > 0 { sum -= line[index - radius - 1] }
                result[index] = sum / Float(size)
            }
            swap(&line, &result)
        }
    }
}
