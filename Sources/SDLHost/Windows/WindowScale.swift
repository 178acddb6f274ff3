/// How points, pixels and SDL's window units go together in one window.
///
/// UIKit draws at 1, 2 or 3 pixels a point. A desktop that wants a fraction (1.25, 1.5) gets pictures drawn at the next
/// whole scale and made smaller.
struct WindowScale: Equatable {
    /// Pixels of the display a point, 1...3.
    let native: Double
    /// Pixels of the display one of SDL's units has: 1 on X11, the output's scale on Wayland.
    let pixelsPerUnit: Double

    static let range = 1.0...3.0

    init(native: Double, pixelsPerUnit: Double) {
        let nearest = native.rounded()
        // 1.999 is what is left of 2 after a detour through dots an inch.
        let clean = abs(native - nearest) < 0.01 ? nearest : native
        self.native = min(max(clean, Self.range.lowerBound), Self.range.upperBound)
        self.pixelsPerUnit = pixelsPerUnit
    }

    /// Pixels a point that UIKit draws.
    var drawn: Double { native.rounded(.up) }

    var pointsPerUnit: Double { pixelsPerUnit / native }

    /// Pixels that UIKit draws for one pixel of the display: 1, or a fraction below 2.
    var reduction: Double { drawn / native }

    /// How many pixels UIKit draws for so many of the display; a remainder of less than a pixel is left away.
    func drawnPixels(for pixels: Int) -> Int {
        max(1, Int((Double(pixels) * reduction + 1e-6).rounded(.down)))
    }

    /// SDL's units for a length in points.
    func units(forPoints points: Double) -> Int32 {
        Int32((points / pointsPerUnit).rounded())
    }
}

/// What the desktop says about the size of a point.
struct DesktopScale {
    var environment: [String: String]
    /// Xft.dpi of the X server's resources, which desktops set from their own scale; 96 is scale 1.
    var fontDotsPerInch: Double?
    /// Pixels of one of SDL's units.
    var pixelsPerUnit: Double

    /// Pixels a point: GDK_SCALE, else Wayland's scale of the output, else Xft.dpi, else 1. Never the dots an inch that a display
    /// claims by itself: they tell of its size on the desk, which projectors, televisions and many monitors get wrong.
    var pixelsPerPoint: Double {
        if let wished = environment["GDK_SCALE"].flatMap(Double.init), wished > 0 { return wished }
        if pixelsPerUnit > 1 { return pixelsPerUnit }
        if let fontDotsPerInch, fontDotsPerInch > 0 { return fontDotsPerInch / 96 }
        return 1
    }
}
