extension UIFont {
    /// The purpose of a text. Its size follows the user's content size category.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a style. One that UIKit does not know has the size of ``body``.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        // The sizes of the first two at other text sizes than the default are not verified.
        /// 36 points at the default text size, bold.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// 28 points at the default text size, bold.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// 34 points at the default text size.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// 28 points at the default text size.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// 22 points at the default text size.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// 20 points at the default text size.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// 17 points at the default text size, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// 17 points at the default text size.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// 16 points at the default text size.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// 15 points at the default text size.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// 13 points at the default text size.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// 12 points at the default text size.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// 11 points at the default text size and at all smaller ones.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// The width of a font's glyphs, from -1 (narrow) through 0 (standard) to 1 (wide). The glyphs of the system font are
    /// scaled, for which it has no faces of its own; other fonts need a face of the width.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        /// Creates a width. Fonts have the nearest of the four widths below.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a width. Fonts have the nearest of the four widths below.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        // The values are unverified.
        /// -0.4: the narrowest.
        public static let compressed = Width(-0.4)
        /// -0.2: narrow.
        public static let condensed = Width(-0.2)
        /// 0: the usual width.
        public static let standard = Width(0)
        /// 0.2: wide.
        public static let expanded = Width(0.2)

        private static let steps: [Width] = [.compressed, .condensed, .standard, .expanded]

        /// The nearest of the widths, as ``FontDescription/stretch`` has them.
        var stretch: Int {
            let distances = Self.steps.map { abs($0.rawValue - rawValue) }
            return (distances.indices.min { distances[$0] < distances[$1] } ?? 2) - 2
        }

        init(stretch: Int) {
            self = Self.steps[max(0, min(3, stretch + 2))]
        }

        /// The width's name in PostScript names.
        var styleName: String { ["Compressed", "Condensed", "", "Expanded"][stretch + 2] }
    }

    /// The weight of a font, from -1 (thin) through 0 (regular) to 1 (heavy).
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a weight. Fonts have the nearest of the nine weights below.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// -0.8: OpenType's 100.
        public static let ultraLight = Weight(-0.8)
        /// -0.6: OpenType's 200.
        public static let thin = Weight(-0.6)
        /// -0.4: OpenType's 300.
        public static let light = Weight(-0.4)
        /// 0: OpenType's 400, the weight of texts.
        public static let regular = Weight(0)
        /// 0.23: OpenType's 500.
        public static let medium = Weight(0.23)
        /// 0.3: OpenType's 600, the weight of the style `headline`.
        public static let semibold = Weight(0.3)
        /// 0.4: OpenType's 700.
        public static let bold = Weight(0.4)
        /// 0.56: OpenType's 800.
        public static let heavy = Weight(0.56)
        /// 0.62: OpenType's 900.
        public static let black = Weight(0.62)

        private static let steps: [Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]

        /// The nearest of OpenType's weights, 100 to 900.
        var openType: Int {
            let distances = Self.steps.map { abs($0.rawValue - rawValue) }
            let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
            return (nearest + 1) * 100
        }

        init(openType: Int) {
            self = Self.steps[max(0, min(8, (openType + 50) / 100 - 1))]
        }

        /// The weight's name in PostScript names.
        var styleName: String {
            switch openType {
            case 100: "Ultralight"
            case 200: "Thin"
            case 300: "Light"
            case 500: "Medium"
            case 600: "Semibold"
            case 700: "Bold"
            case 800: "Heavy"
            case 900: "Black"
            default: "Regular"
            }
        }
    }
}

extension UIFont.Weight: _UIKitNumericRawRepresentable {}
