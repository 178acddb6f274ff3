/// A font as text is laid out with it: what `UIFont` wraps.
package struct FontDescription: Hashable, Sendable {
    /// A family name, or one of ``systemFamily`` and ``monospacedSystemFamily``.
    package var family: String
    /// In points.
    package var size: CGFloat
    /// 100 to 900; 400 is regular, 700 bold.
    package var weight: Int
    package var isItalic: Bool
    package var hasMonospacedDigits: Bool

    package init(
        family: String = FontDescription.systemFamily, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    /// Drawn in Inter with San Francisco's line metrics.
    package static let systemFamily = ".AppleSystemUIFont"
    /// Drawn in the system's monospaced font with San Francisco's line metrics.
    package static let monospacedSystemFamily = ".AppleSystemUIFontMonospaced"

    /// How far lines of this font reach. San Francisco's for the system families, the font file's own for others.
    package var metrics: LineMetrics {
        if family == Self.systemFamily || family == Self.monospacedSystemFamily {
            return LineMetrics.sanFrancisco(size: size)
        }
        return FontFace.shared(for: self).metrics
    }
}

/// Vertical extents of a font's lines, in points.
package struct LineMetrics: Hashable, Sendable {
    package var ascender: CGFloat
    /// Negative.
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

    /// Without leading.
    package var lineHeight: CGFloat {
        ascender - descender
    }

    /// San Francisco's `hhea` and `OS/2` tables: 2048 units to the em.
    static func sanFrancisco(size: CGFloat) -> LineMetrics {
        LineMetrics(
            ascender: size * 1950 / 2048, descender: size * -494 / 2048, leading: 0, capHeight: size * 1443 / 2048,
            xHeight: size * 1078 / 2048)
    }
}
