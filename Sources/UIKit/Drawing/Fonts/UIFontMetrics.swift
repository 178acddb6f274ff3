// Sound: all stored properties are constants of sendable types; only an open class cannot say so unchecked.
/// Scales fonts and lengths as a text style grows with the content size category.
///
/// The factor is the style's size at the category over its size at the default one.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// Scales as a text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// The metrics of the body style.
    open class var `default`: UIFontMetrics {
        UIFontMetrics(forTextStyle: .body)
    }

    /// Returns the font scaled for the user's text size.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    /// Returns the font scaled for the user's text size, up to a size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns the font scaled for the text size of the traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// A `maximumPointSize` of 0 means no limit. Raises an exception for a font that already follows the category, as
    /// UIKit does.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        guard font.scaling == nil else {
            Trestle.raise(
                NSException(
                    name: .invalidArgumentException,
                    reason: "Attempted to make a scaled font from a font that has already been scaled: \(font)"),
                hint: "Scale the font that was there before, UIFont.systemFont(ofSize:) for example.")
            return font
        }
        return FontScaling(
            style: style, base: font.fontDescription, maximumSize: maximumPointSize,
            isBold: BoldText.isAskedFor(by: traitCollection)
        ).font(at: DynamicType.category(traitCollection))
    }

    /// Returns a length scaled for the user's text size.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Returns a length scaled for the text size of the traits; nil stands for the user's.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        value * DynamicType.factor(of: style, at: DynamicType.category(traitCollection))
    }
}

extension UIFont.TextStyle {
    /// The metrics that scale as this style does.
    public var metrics: UIFontMetrics {
        UIFontMetrics(forTextStyle: self)
    }
}
