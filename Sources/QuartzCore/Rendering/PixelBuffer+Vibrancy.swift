import HostInterface

extension PixelBuffer {
    /// Changes the pixels that a picture covers.
    ///
    /// - Parameters:
    ///   - area: That of the picture.
    ///   - clip: Pixels outside of it do not change.
    ///   - opacity: That of the picture, from 0 to 1.
    func apply(
        _ vibrancy: LayerVibrancy, where picture: CGImage, covers area: PixelRect, clip: PixelRect, opacity: Float
    ) {
        let mix = VibrantColors(vibrancy)
        let visible = area.intersection(clip).intersection(bounds)
        guard !visible.isEmpty else { return }
        picture.withPixels { bytes in
            let bytesPerRow = bytes.count / area.height
            for y in visible.y..<visible.maxY {
                let row = address(x: visible.x, y: y)
                for x in 0..<visible.width {
                    let offset = (y - area.y) * bytesPerRow + (visible.x - area.x + x) * 4
                    let painted = bytes.load(fromByteOffset: offset, as: UInt32.self)
                    if painted >> 24 > 0 { row[x] = mix.pixel(below: row[x], painted: painted, opacity: opacity) }
                }
            }
        }
    }
}

/// The arithmetic of vibrancy for single pixels, whose colors are premultiplied.
private struct VibrantColors {
    private let saturation: Float
    private let strength: Float
    private let tint: SIMD3<Float>?

    init(_ vibrancy: LayerVibrancy) {
        saturation = Float(vibrancy.saturation)
        strength = Float(vibrancy.strength)
        tint = vibrancy.tint.map { SIMD3(Float($0.blue), Float($0.green), Float($0.red)) * 255 }
    }

    func pixel(below: UInt32, painted: UInt32, opacity: Float) -> UInt32 {
        let ground = Self.color(below)
        let coverage = Float(painted >> 24) / 255
        let light = ground.z * 0.213 + ground.y * 0.715 + ground.x * 0.072
        let stronger = SIMD3(repeating: light) + (ground - SIMD3(repeating: light)) * saturation
        let color = tint ?? Self.color(painted) / coverage
        let vibrant = (stronger + (color - stronger) * strength).clamped(
            lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 255))
        let part = coverage * opacity
        let mixed = (ground + (vibrant - ground) * part).rounded(.toNearestOrAwayFromZero)
        let alpha = Float(below >> 24)
        let total = (alpha + (255 - alpha) * part).rounded()
        return UInt32(total) << 24 | UInt32(mixed.z) << 16 | UInt32(mixed.y) << 8 | UInt32(mixed.x)
    }

    /// Blue, green and red.
    private static func color(_ pixel: UInt32) -> SIMD3<Float> {
        SIMD3(Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255))
    }
}
