import Foundation

extension UIImage {
    /// Makes a symbol by Apple's name, as a template. Returns nil, and logs a line, for a name without an icon. About
    /// 3,000 names are known: 1,100 icons of the font Material Icons, in one weight, which overprinting makes heavier,
    /// and their forms in circles, with badges, struck through and so on.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Makes a symbol by Apple's name in the size, weight and color of a configuration; nil for a name without an icon.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let values = (configuration as? SymbolConfiguration)?.values ?? SymbolValues()
        let symbol = SymbolImage(name: name, values: values, traits: configuration?.traitCollection)
        guard let pixels = symbol.pixels() else { return nil }
        self.init(pixels: SymbolNames.followsText(name) ? pixels.with { $0.flipsForRightToLeft = true } : pixels)
    }

    /// Makes a symbol by Apple's name for traits, which decide about its size; nil for a name without an icon.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
    }

    /// Makes a symbol. The value has no effect, as for every symbol whose layers do not vary: icons have one layer.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// Finds an image as ``init(named:in:with:)`` does. The value has no effect, as for every image without layers that
    /// vary.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, variableValue value: Double,
        configuration: Configuration? = nil
    ) {
        self.init(named: name, in: bundle, with: configuration)
    }
}

extension ImagePixels {
    /// The symbol in another size, weight or scale. Other images are unchanged.
    func with(_ configuration: UIImage.Configuration) -> ImagePixels {
        guard var symbol else { return self }
        if let values = (configuration as? UIImage.SymbolConfiguration)?.values {
            symbol.values = symbol.values.overlaid(with: values)
        }
        symbol.traits = configuration.traitCollection ?? symbol.traits
        guard let drawn = symbol.pixels() else { return self }
        return drawn.with {
            $0.renderingMode = renderingMode
            $0.tint = tint
            $0.flipsForRightToLeft = flipsForRightToLeft
            $0.alignmentRectInsets = alignmentRectInsets
        }
    }
}
