/// The relation between points, pixels and SDL's window units in one window.
///
/// UIKit draws at 1, 2 or 3 pixels per point. On a desktop with a fractional scale (1.25, 1.5) frames are drawn at the
/// next whole scale and reduced.
struct WindowScale: Equatable {
    /// Pixels of the display per point, from 1 to 3.
    let native: Double
    /// Pixels of the display per unit of SDL: 1 on X11, the scale of the output on Wayland.
    let pixelsPerUnit: Double

    static let range = 1.0...3.0

    init(native: Double, pixelsPerUnit: Double) {
        let nearest = native.rounded()
        // A scale of 2 can become 1.999 in the conversion from dots per inch.
        let clean = abs(native - nearest) < 0.01 ? nearest : native
        self.native = min(max(clean, Self.range.lowerBound), Self.range.upperBound)
        self.pixelsPerUnit = pixelsPerUnit
    }

    /// Pixels per point that UIKit draws.
    var drawn: Double { native.rounded(.up) }

    var pointsPerUnit: Double { pixelsPerUnit / native }

    /// Pixels that UIKit draws per pixel of the display: from 1 to less than 2.
    var reduction: Double { drawn / native }

    /// Returns the number of pixels that UIKit draws for pixels of the display. A remainder of less than a pixel is
    /// dropped.
    func drawnPixels(for pixels: Int) -> Int {
        max(1, Int((Double(pixels) * reduction + 1e-6).rounded(.down)))
    }

    /// Returns a length in SDL's units for a length in points.
    func units(forPoints points: Double) -> Int32 {
        Int32((points / pointsPerUnit).rounded())
    }
}

/// What the desktop reports about its scale.
struct DesktopScale {
    var environment: [String: String]
    /// Xft.dpi of the X server's resources, which desktops derive from their own scale; 96 is scale 1.
    var fontDotsPerInch: Double?
    /// The size of text relative to the desktop's default, by which Xft.dpi is multiplied. Windows do not grow with it,
    /// since their text does.
    var textScale = 1.0
    /// Pixels per unit of SDL.
    var pixelsPerUnit: Double

    /// Pixels per point: GDK_SCALE, else the scale of the Wayland output, else Xft.dpi, else 1. The physical dots per
    /// inch of the display are not used: projectors, televisions and many monitors report them wrongly.
    var pixelsPerPoint: Double {
        if let wished = environment["GDK_SCALE"].flatMap(Double.init), wished > 0 { return wished }
        if pixelsPerUnit > 1 { return pixelsPerUnit }
        if let fontDotsPerInch, fontDotsPerInch > 0, textScale > 0 { return fontDotsPerInch / 96 / textScale }
        return 1
    }
}
