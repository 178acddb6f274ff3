/// A view whose layer shows the pixels below it with a visual effect.
class MaterialView: UIView {
    /// Nil for none.
    final var effect: UIVisualEffect? {
        didSet { resolveEffect() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if effect != nil { resolveEffect() }
    }

    private func resolveEffect() {
        layer.backdrop = effect?.backdrop(for: traitCollection)
    }
}
