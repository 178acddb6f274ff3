import Foundation

/// A symbol by name and configuration, and its pixels: a square a little larger than text of its size.
struct SymbolImage: Equatable {
    let name: String
    var values: SymbolValues
    var traits: UITraitCollection?

    /// The side of the icon's square relative to the point size; its outermost 24th is empty. Unverified, as are the
    /// scales: SF Symbols are as wide as their shapes, between 1.0 and 1.4 of the point size.
    private static let emPerPointSize: CGFloat = 1.4
    private static let margin: CGFloat = 1.0 / 24

    /// Returns nil, and writes a line to the console, for an unknown name, or if the font is missing.
    func pixels() -> ImagePixels? {
        guard let shape = SymbolShape(symbol: name) else {
            ConsoleLog.once("symbol " + name, "No symbol named '\(name)' found in system symbol set")
            return nil
        }
        let em = pointSize * Self.emPerPointSize * scaleFactor
        guard UIFont(name: SymbolPen.family, size: em) != nil else {
            ConsoleLog.once(
                "symbol font",
                "Symbols need the font \(SymbolPen.family): install the package fonts-material-design-icons-iconfont "
                    + "(Fedora: material-icons-fonts)")
            return nil
        }
        let side = em * (1 - 2 * Self.margin)
        let format = UIGraphicsImageRendererFormat(for: traits ?? .current)
        format.opaque = false
        let origin = CGPoint(x: -em * Self.margin, y: -em * Self.margin)
        let pen = SymbolPen(origin: origin, em: em, extraStroke: em * extraStroke)
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in
            pen.draw(shape)
        }
        var pixels = drawn.pixels
        pixels.symbol = self
        // Symbols are centered on the cap height.
        pixels.baseline = side / 2 - pointSize * UIFont.systemFont(ofSize: 1).capHeight / 2
        return pixels
    }

    private var pointSize: CGFloat {
        switch values.size {
        case .points(let size)?: size
        case .style(let style)?: UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        case nil: 17
        }
    }

    private var scaleFactor: CGFloat {
        switch values.scale {
        case .small: 0.79
        case .large: 1.28
        case .default, .unspecified, .medium: 1
        }
    }

    /// As a fraction of the icon's square.
    private var extraStroke: CGFloat {
        switch values.weight {
        case .semibold: 0.02
        case .bold: 0.035
        case .heavy: 0.05
        case .black: 0.065
        case .unspecified, .ultraLight, .thin, .light, .regular, .medium: 0
        }
    }
}
