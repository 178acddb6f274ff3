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

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if effect != nil { resolveEffect() }
    }

    /// Called when the effect, the traits or the user's wish for less transparency change.
    final func resolveEffect() {
        layer.backdrop =
            UIAccessibility.isReduceTransparencyEnabled
            ? effect?.opaqueBackdrop(for: traitCollection) : effect?.backdrop(for: traitCollection)
    }
}

extension UIView {
    /// Has all materials of the view and its subviews show their effects again.
    func resolveEffects() {
        (self as? MaterialView)?.resolveEffect()
        for subview in subviewList { subview.resolveEffects() }
    }
}
