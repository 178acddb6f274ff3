import Foundation

extension UIImage {
    // Sound: all stored properties are constants of sendable types; only an open class cannot say so unchecked.
    /// The conditions under which an image is shown: its traits, and for symbols a ``SymbolConfiguration``. Immutable.
    open class Configuration: NSObject, @unchecked Sendable {
        /// Nil if none was given.
        public let traitCollection: UITraitCollection?

        init(traits: UITraitCollection?) {
            traitCollection = traits
        }

        /// Creates a configuration with traits only; nil stands for none.
        public convenience init(traitCollection: UITraitCollection?) {
            self.init(traits: traitCollection)
        }

        /// Returns a copy with other traits; nil removes them.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
            Configuration(traitCollection: traitCollection)
        }

        /// This configuration with the values of `otherConfiguration` applied over it.
        open func applying(_ otherConfiguration: Configuration?) -> Configuration {
            guard let otherConfiguration else { return self }
            if let symbol = otherConfiguration as? SymbolConfiguration {
                return SymbolConfiguration(symbol.values, traitCollection: symbol.traitCollection ?? traitCollection)
            }
            return withTraitCollection(otherConfiguration.traitCollection ?? traitCollection)
        }
    }

    // Sound: all stored properties are constants of sendable types; only an open class cannot say so unchecked.
    /// The size, weight and colors in which a symbol is drawn. The defaults are 17 points, regular and medium, in the
    /// tint color.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let values: SymbolValues

        init(_ values: SymbolValues, traitCollection: UITraitCollection? = nil) {
            self.values = values
            super.init(traits: traitCollection)
        }

        /// A configuration with all default values.
        open class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolValues()) }

        /// Creates a configuration with a scale, 17 points and the weight regular.
        public convenience init(scale: SymbolScale) {
            self.init(SymbolValues(scale: scale))
        }

        /// The point size of the text that the symbol matches.
        public convenience init(pointSize: CGFloat) {
            self.init(SymbolValues(size: .points(pointSize)))
        }

        /// Creates a configuration with a weight and 17 points.
        public convenience init(weight: SymbolWeight) {
            self.init(SymbolValues(weight: weight))
        }

        /// Creates a configuration with the point size of the text beside the symbol, and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(SymbolValues(size: .points(pointSize), weight: weight))
        }

        /// Creates a configuration with the point size of the text beside the symbol, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(SymbolValues(size: .points(pointSize), weight: weight, scale: scale))
        }

        /// Matches text of the style, at the content size category of the traits.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(SymbolValues(size: .style(textStyle)))
        }

        /// Matches text of the style at the text size of the traits, in a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(SymbolValues(size: .style(textStyle), scale: scale))
        }

        /// Matches text of the font, in its size and weight.
        public convenience init(font: UIFont) {
            self.init(SymbolValues(size: .points(font.pointSize), weight: SymbolWeight(font)))
        }

        /// Matches text of the font, in its size and weight, in a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(SymbolValues(size: .points(font.pointSize), weight: SymbolWeight(font), scale: scale))
        }

        // Icons have one layer, so that the first color is that of the whole icon.

        /// Draws the symbol in the color; layers behind the first one would be more transparent.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(SymbolValues(colors: .fixed(hierarchicalColor)))
        }

        /// Draws the layers of the symbol in the colors. Without colors the symbol has the tint color.
        public convenience init(paletteColors: [UIColor]) {
            self.init(SymbolValues(colors: paletteColors.first.map { .fixed($0) }))
        }

        /// Draws the symbol in its own colors. The icons have none and keep the tint color.
        open class func preferringMulticolor() -> Self { newSymbolConfiguration(colors: .tint) }

        /// Draws the symbol in the tint color, whatever colors another configuration has given it.
        open class func preferringMonochrome() -> Self { newSymbolConfiguration(colors: .tint) }

        private class func newSymbolConfiguration(colors: SymbolValues.Colors) -> Self {
            SymbolConfiguration(SymbolValues(colors: colors)) as! Self
        }

        /// Returns a copy whose size does not follow a text style.
        open func configurationWithoutTextStyle() -> Self {
            changing { if case .style? = $0.size { $0.size = nil } }
        }

        /// Returns a copy without a scale, which is drawn as `medium`.
        open func configurationWithoutScale() -> Self {
            changing { $0.scale = .unspecified }
        }

        /// Returns a copy without a weight, which is drawn as `regular`.
        open func configurationWithoutWeight() -> Self {
            changing { $0.weight = .unspecified }
        }

        /// Returns a copy without a fixed size and a weight. A text style stays.
        open func configurationWithoutPointSizeAndWeight() -> Self {
            changing {
                if case .points? = $0.size { $0.size = nil }
                $0.weight = .unspecified
            }
        }

        private func changing(_ change: (inout SymbolValues) -> Void) -> Self {
            var values = values
            change(&values)
            return SymbolConfiguration(values, traitCollection: traitCollection) as! Self
        }

        open override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
            SymbolConfiguration(values, traitCollection: traitCollection)
        }

        open override func applying(_ otherConfiguration: Configuration?) -> Configuration {
            let other = (otherConfiguration as? SymbolConfiguration)?.values ?? SymbolValues()
            return SymbolConfiguration(
                values.overlaid(with: other), traitCollection: otherConfiguration?.traitCollection ?? traitCollection)
        }

        /// Returns whether both have the same values and traits; false for nil.
        open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
            values == otherConfiguration?.values && traitCollection == otherConfiguration?.traitCollection
        }

        open override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration).map(isEqual(to:)) ?? false
        }

        open override var hash: Int { values.hashValue }
    }

    /// The size of a symbol relative to text of its size. Raw values are UIKit's.
    public enum SymbolScale: Int, Sendable {
        /// The system's scale, which is `medium`.
        case `default` = -1
        /// No scale: that of another configuration, or `medium`.
        case unspecified = 0
        /// 0.79 times as large as `medium`.
        case small = 1
        /// The usual size beside text.
        case medium = 2
        /// 1.28 times as large as `medium`.
        case large = 3
    }

    /// The weight of a symbol. Raw values are UIKit's.
    public enum SymbolWeight: Int, Sendable {
        /// No weight: that of another configuration, or `regular`.
        case unspecified = 0
        /// The weight of `UIFont.Weight.ultraLight`.
        case ultraLight = 1
        /// The weight of `UIFont.Weight.thin`.
        case thin
        /// The weight of `UIFont.Weight.light`.
        case light
        /// The weight of `UIFont.Weight.regular`.
        case regular
        /// The weight of `UIFont.Weight.medium`.
        case medium
        /// The weight of `UIFont.Weight.semibold`.
        case semibold
        /// The weight of `UIFont.Weight.bold`.
        case bold
        /// The weight of `UIFont.Weight.heavy`.
        case heavy
        /// The weight of `UIFont.Weight.black`.
        case black
    }
}

/// The values of a symbol's configuration; nil and `.unspecified` for values that were not given.
struct SymbolValues: Hashable {
    enum Size: Hashable {
        case points(CGFloat)
        case style(UIFont.TextStyle)
    }

    var size: Size?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var colors: Colors?

    enum Colors: Hashable {
        /// The color of the view, or that of the image.
        case tint
        case fixed(UIColor)
    }

    func overlaid(with other: SymbolValues) -> SymbolValues {
        SymbolValues(
            size: other.size ?? size, weight: other.weight == .unspecified ? weight : other.weight,
            scale: other.scale == .unspecified ? scale : other.scale, colors: other.colors ?? colors)
    }
}

extension UIFont.Weight {
    /// The symbol weight that matches the font weight.
    public func symbolWeight() -> UIImage.SymbolWeight {
        UIImage.SymbolWeight(UIFont.Weight(openType: openType))
    }
}

extension UIImage.SymbolWeight {
    private static let fontWeights: [(UIFont.Weight, UIImage.SymbolWeight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    init(_ font: UIFont) {
        self.init(UIFont.Weight(openType: font.fontDescription.weight))
    }

    init(_ weight: UIFont.Weight) {
        self = Self.fontWeights.last { $0.0.rawValue <= weight.rawValue }?.1 ?? .regular
    }

    /// The font weight that matches the symbol weight; regular for `.unspecified`.
    public func fontWeight() -> UIFont.Weight {
        Self.fontWeights.first { $0.1 == self }?.0 ?? .regular
    }
}
