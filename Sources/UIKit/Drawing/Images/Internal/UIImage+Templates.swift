extension UIImage {
    /// The image as controls show it: as a template, unless it was made with another rendering mode, or is a symbol with
    /// colors of its own.
    var asControlImage: UIImage {
        let hasColors = isSymbolImage && !pixels.isTemplate
        return renderingMode == .automatic && !hasColors ? withRenderingMode(.alwaysTemplate) : self
    }
}
