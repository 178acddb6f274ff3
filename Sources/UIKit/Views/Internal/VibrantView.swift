/// A view whose subviews are painted with the vibrancy of a visual effect.
final class VibrantView: UIView {
    /// Nil for none.
    var effect: UIVisualEffect? {
        didSet { resolveEffect() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if effect != nil { resolveEffect() }
    }

    private func resolveEffect() {
        layer.vibrancy = effect?.vibrancy(for: traitCollection)
    }
}
