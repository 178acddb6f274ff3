/// The symbol of a button with a configuration, in the size that the configuration requests. Drawn once for each size.
@MainActor
struct ButtonSymbol {
    private var source: UIImage?
    private var configuration: UIImage.SymbolConfiguration?
    private var drawn: UIImage?

    /// Returns the symbol in the requested size. Images that are not symbols are returned unchanged, and values that
    /// the symbol's own configuration sets take precedence.
    mutating func image(
        _ image: UIImage, for button: UIButton.Configuration, traits: UITraitCollection
    ) -> UIImage {
        guard let own = image.symbolConfiguration else { return image }
        let title = UIImage.SymbolConfiguration(textStyle: button.buttonSize.titleStyle)
        let preferred = button.preferredSymbolConfigurationForImage ?? .unspecified
        let wanted = UIImage.SymbolConfiguration(
            title.values.overlaid(with: preferred.values).overlaid(with: own.values),
            traitCollection: own.traitCollection ?? traits)
        if let drawn, source === image, configuration == wanted { return drawn }
        let new = image.withConfiguration(wanted)
        (source, configuration, drawn) = (image, wanted, new)
        return new
    }
}
