import HostInterface

// Blending of pixels by coverage, for rounded corners and borders. Pixels are premultiplied.
extension PixelBuffer {
    /// Blends `color` over the corners of a box.
    func fillCorners(of shape: RoundedBox, clip: PixelRect, with color: PremultipliedColor) {
        for corner in shape.corners {
            forEachPixel(of: corner, clip: clip) { pixel, x, y in
                pixel.pointee = color.over(pixel.pointee, coverage: shape.coverage(corner, x, y))
            }
        }
    }

    /// Blends `color` over the corners of a ring between two boxes; `inner` is nil when the inner corners are square.
    func fillRingCorners(
        outer: RoundedBox, inner: RoundedBox?, hole: PixelRect, clip: PixelRect, with color: PremultipliedColor
    ) {
        for corner in outer.corners {
            forEachPixel(of: corner, clip: clip) { pixel, x, y in
                let (px, py) = (corner.area.x + x, corner.area.y + y)
                var inside: UInt32 = 0
                if px >= hole.x, px < hole.maxX, py >= hole.y, py < hole.maxY {
                    inside = 255
                    let same = inner?.corners.first {
                        px >= $0.area.x && px < $0.area.maxX && py >= $0.area.y && py < $0.area.maxY
                    }
                    if let inner, let same { inside = inner.coverage(same, px - same.area.x, py - same.area.y) }
                }
                let outside = outer.coverage(corner, x, y)
                pixel.pointee = color.over(pixel.pointee, coverage: outside > inside ? outside - inside : 0)
            }
        }
    }

    /// Returns the pixels of the corners, for ``restore(_:outside:clip:)``.
    func corners(of shape: RoundedBox, clip: PixelRect) -> [UInt32] {
        var saved: [UInt32] = []
        for corner in shape.corners {
            forEachPixel(of: corner, clip: clip) { pixel, _, _ in saved.append(pixel.pointee) }
        }
        return saved
    }

    /// Restores the pixels outside the rounded corners after something was painted over them.
    func restore(_ saved: [UInt32], outside shape: RoundedBox, clip: PixelRect) {
        var index = 0
        for corner in shape.corners {
            forEachPixel(of: corner, clip: clip) { pixel, x, y in
                pixel.pointee = Self.mix(saved[index], pixel.pointee, coverage: shape.coverage(corner, x, y))
                index += 1
            }
        }
    }

    private func forEachPixel(
        of corner: RoundedBox.Corner, clip: PixelRect,
        _ body: (UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int) -> Void
    ) {
        let area = corner.area.intersection(clip)
        guard !area.isEmpty else { return }
        for y in area.y..<area.maxY {
            let row = address(x: area.x, y: y)
            for x in 0..<area.width { body(row + x, area.x + x - corner.area.x, y - corner.area.y) }
        }
    }

    private static func mix(_ outside: UInt32, _ inside: UInt32, coverage: UInt32) -> UInt32 {
        if coverage == 255 { return inside }
        if coverage == 0 { return outside }
        var result: UInt32 = 0
        for shift in [0, 8, 16, 24] as [UInt32] {
            let value = (inside >> shift & 255) * coverage + (outside >> shift & 255) * (255 - coverage)
            result |= ((value + 127) / 255) << shift
        }
        return result
    }
}

/// A color prepared for blending with premultiplied pixels.
struct PremultipliedColor {
    private let blue, green, red, alpha: UInt32

    /// `opacity` multiplies the alpha of the color.
    init(_ color: CGColor, opacity: CGFloat) {
        let alpha = min(max(color.alpha * opacity, 0), 1)
        func component(_ value: CGFloat) -> UInt32 { UInt32((min(max(value, 0), 1) * alpha * 255).rounded()) }
        (red, green, blue) = (component(color.red), component(color.green), component(color.blue))
        self.alpha = UInt32((alpha * 255).rounded())
    }

    func over(_ pixel: UInt32, coverage: UInt32) -> UInt32 {
        guard coverage > 0 else { return pixel }
        let rest = 255 - (alpha * coverage + 127) / 255
        func mixed(_ value: UInt32, _ shift: UInt32) -> UInt32 {
            min((value * coverage + (pixel >> shift & 255) * rest + 127) / 255, 255) << shift
        }
        return mixed(blue, 0) | mixed(green, 8) | mixed(red, 16) | mixed(alpha, 24)
    }
}
