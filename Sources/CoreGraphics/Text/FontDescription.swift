import Foundation

/// A font as text layout uses it. `UIFont` wraps it.
package struct FontDescription: Hashable, Sendable {
    /// The name of a family, or ``systemFamily`` or ``monospacedSystemFamily``.
    package var family: String
    /// In points.
    package var size: CGFloat
    /// From 100 to 900; 400 is regular, 700 is bold.
    package var weight: Int
    package var isItalic: Bool
    package var hasMonospacedDigits: Bool
    /// Further OpenType features in HarfBuzz's notation, "smcp=1,ss01=1"; empty for none.
    package var features: String
    /// How wide the glyphs are: -2 for compressed, -1 for condensed, 1 for expanded, and 0.
    package var stretch = 0
    /// Changes the glyphs and their advances; nil is the identity. Only `a` and `c`, which widen glyphs and let them
    /// lean, are drawn.
    package var matrix: CGAffineTransform?

    package init(
        family: String = FontDescription.systemFamily, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, features: String = ""
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.features = features
    }

    /// Drawn in Inter, with the line metrics of San Francisco.
    package static let systemFamily = ".AppleSystemUIFont"
    /// Drawn in the system's monospaced font, with the line metrics of San Francisco.
    package static let monospacedSystemFamily = ".AppleSystemUIFontMonospaced"

    package var isSystemFont: Bool {
        family == Self.systemFamily || family == Self.monospacedSystemFamily
    }

    /// The glyphs are widened by this power of e: those of the system font by 0.8, 0.9 and 1.15, which is unverified.
    var expansion: CGFloat {
        let own: CGFloat = matrix.map { $0.a > 0 ? log($0.a) : 0 } ?? 0
        guard stretch != 0, isSystemFont else { return own }
        return own + (stretch > 0 ? 0.14 : stretch == -1 ? -0.105 : -0.22)
    }

    /// The tangent of the angle by which glyphs lean to the right.
    var obliqueness: CGFloat { matrix?.c ?? 0 }

    /// The class of the typeface that the font file names in its table `OS/2`, from 1 to 12; 0 for none, and for the
    /// system fonts, whose letters are not their own.
    package var familyClass: Int { isSystemFont ? 0 : FontFace.familyClass(of: self) }

    /// The vertical metrics: those of San Francisco for the system families, those of the font file for others.
    package var metrics: LineMetrics {
        if isSystemFont {
            return LineMetrics.sanFrancisco(size: size)
        }
        return FontFace.shared(for: self).metrics
    }
}

/// The vertical extents of the lines of a font, in points.
package struct LineMetrics: Hashable, Sendable {
    package var ascender: CGFloat
    /// Negative below the baseline.
    package var descender: CGFloat
    package var leading: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat

    package init(ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The ascender minus the descender, without leading.
    package var lineHeight: CGFloat {
        ascender - descender
    }

    /// The values of San Francisco's `hhea` and `OS/2` tables, at 2048 units per em.
    static func sanFrancisco(size: CGFloat) -> LineMetrics {
        LineMetrics(
            ascender: size * 1950 / 2048, descender: size * -494 / 2048, leading: 0, capHeight: size * 1443 / 2048,
            xHeight: size * 1078 / 2048)
    }
}
