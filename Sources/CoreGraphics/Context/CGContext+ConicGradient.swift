internal import CCairo

extension CGContext {
    /// Fills the clip with colors that change around `center`. Locations 0 and 1 are both in the direction of `angle`,
    /// in radians from the x axis towards the y axis.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let toPixels = pixelTransform
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        let area = boundingBoxOfClipPath.integral
        if !area.isNull, area.width <= CGFloat(CairoSurface.longestSide),
            area.height <= CGFloat(CairoSurface.longestSide)
        {
            let sweep = ConicSweep(
                gradient: gradient, center: center, angle: angle, fromPixels: toPixels.inverted())
            // Cairo has no such pattern: the visible pixels are computed and drawn as an image.
            let picture = CGImage(width: Int(area.width), height: Int(area.height)) { pixels, pixelsPerRow in
                for y in 0..<Int(area.height) {
                    for x in 0..<Int(area.width) {
                        pixels[y * pixelsPerRow + x] = sweep.pixel(x: area.minX + CGFloat(x), y: area.minY + CGFloat(y))
                    }
                }
            }
            if let picture { drawUpright(picture, in: area) }
        }
        cairo_restore(cairo)
    }
}

/// Computes the pixels of a conic gradient.
private struct ConicSweep {
    let center: CGPoint
    let angle: CGFloat
    let fromPixels: CGAffineTransform
    /// Premultiplied colors around the full turn.
    let colors: [UInt32]
    /// The size of a pixel in user space.
    let pixelSize: CGFloat

    init(gradient: CGGradient, center: CGPoint, angle: CGFloat, fromPixels: CGAffineTransform) {
        self.center = center
        self.angle = angle
        self.fromPixels = fromPixels
        pixelSize = max(hypot(fromPixels.a, fromPixels.b), hypot(fromPixels.c, fromPixels.d))
        let count = 2048
        colors = (0..<count).map { index in
            let color = gradient.color(at: (CGFloat(index) + 0.5) / CGFloat(count))
            func byte(_ value: CGFloat) -> UInt32 { UInt32((min(max(value * color.alpha, 0), 1) * 255).rounded()) }
            let alpha = UInt32((min(max(color.alpha, 0), 1) * 255).rounded())
            return alpha << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
        }
    }

    /// Returns the pixel with this top left corner.
    func pixel(x: CGFloat, y: CGFloat) -> UInt32 {
        let (turn, distance) = place(x + 0.5, y + 0.5)
        // Where the last color meets the first, and near the center, a pixel is the mean of sixteen samples.
        let reach = pixelSize / max(distance, 1e-6) / (2 * .pi)
        guard turn < reach || turn > 1 - reach || distance < 4 * pixelSize else { return color(turn) }
        var sums: (UInt32, UInt32, UInt32, UInt32) = (8, 8, 8, 8)
        for index in 0..<16 {
            let color = color(place(x + (CGFloat(index % 4) + 0.5) / 4, y + (CGFloat(index / 4) + 0.5) / 4).turn)
            sums.0 += color & 255
            sums.1 += color >> 8 & 255
            sums.2 += color >> 16 & 255
            sums.3 += color >> 24
        }
        return sums.0 / 16 | (sums.1 / 16) << 8 | (sums.2 / 16) << 16 | (sums.3 / 16) << 24
    }

    /// Returns the fraction of the turn, from 0 to 1, and the distance from the center.
    private func place(_ x: CGFloat, _ y: CGFloat) -> (turn: CGFloat, distance: CGFloat) {
        let point = CGPoint(x: x, y: y).applying(fromPixels)
        let (dx, dy) = (point.x - center.x, point.y - center.y)
        let turn = (atan2(dy, dx) - angle) / (2 * .pi)
        return (turn - turn.rounded(.down), hypot(dx, dy))
    }

    private func color(_ turn: CGFloat) -> UInt32 {
        colors[min(Int(turn * CGFloat(colors.count)), colors.count - 1)]
    }
}
