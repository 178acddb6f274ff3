import Foundation

extension UIListContentConfiguration {
    /// The appearance of a text.
    public struct TextProperties: Hashable {
        /// How lines are placed across.
        public enum TextAlignment: Hashable, Sendable {
            /// The leading side of the interface's layout direction.
            case natural
            /// In the middle, or stretched to both sides.
            case center, justified
        }

        /// What happens to the letters of a text before it is shown.
        public enum TextTransform: Hashable, Sendable {
            /// Unchanged, or with capitals and small letters as the user's language has them. The default is `none`.
            case none, uppercase, lowercase, capitalized
        }

        /// The font of the text, that of the style of the list by default.
        public var font: UIFont
        /// The color of the text before the transformer. The default is `UIColor.label`.
        public var color: UIColor = .label
        /// Makes the color that is shown from ``color``; nil, the default, shows it unchanged.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// How lines are placed across. The default follows the direction of the text.
        public var alignment = TextAlignment.natural
        /// Where the text is broken and cut off. The default cuts off its end.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0, the default, sets no limit.
        public var numberOfLines = 0
        /// Whether text of one line is scaled down to the width; the default is false.
        public var adjustsFontSizeToFitWidth = false
        /// Whether letters are moved closer together before text is truncated. The default is false.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether truncated text is shown whole in a tool tip when the mouse pointer rests on it. The default is true.
        public var showsExpansionTextWhenTruncated = true
        /// The lower limit of scaling; 0 sets no limit.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the text size of the traits; the default is true.
        public var adjustsFontForContentSizeCategory = true
        /// Applies to texts without attributes.
        public var transform = TextTransform.none

        init(_ font: UIFont) {
            self.font = font
        }

        /// Returns the color that is shown: ``color``, changed by ``colorTransformer``.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }

    /// The appearance of the image, and the space for it.
    public struct ImageProperties: Hashable {
        /// For a width or height of ``reservedLayoutSize``: what a symbol takes.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// The configuration for a symbol that does not set these values itself. Nil, the default, makes the symbol as
        /// large as the text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Nil, the default, uses the tint color of the view.
        public var tintColor: UIColor?
        /// Makes the tint color that is shown from ``tintColor``; nil, the default, shows it unchanged.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// In points, at most half the image's shorter side; the default is 0.
        public var cornerRadius: CGFloat = 0
        /// Whether the image keeps its colors when the user has colors inverted; the default is false. See
        /// `UIView.accessibilityIgnoresInvertColors`.
        public var accessibilityIgnoresInvertColors = false
        /// The size above which the image is scaled down; a length of 0, the default, sets no limit.
        public var maximumSize = CGSize.zero
        /// The space in the middle of which the image is placed. A length of 0, the default, is that of the image, or
        /// ``standardDimension`` for a symbol.
        public var reservedLayoutSize = CGSize.zero
        /// The color of the outline; nil, the default, uses the tint color of the view.
        public var strokeColor: UIColor?
        /// Changes the color of the image's border for the state; nil, the default, keeps it.
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        /// The width of the outline in points; 0, the default, draws none.
        public var strokeWidth: CGFloat = 0

        /// Returns the color of the image in a view with a tint color.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Returns the color of the outline in a view with a tint color.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    func apply(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.localizedUppercase
        case .lowercase: text.localizedLowercase
        case .capitalized: text.localizedCapitalized
        }
    }
}
