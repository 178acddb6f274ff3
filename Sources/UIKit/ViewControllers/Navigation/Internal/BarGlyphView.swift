/// A view that draws one `BarGlyph` in its tint color.
@MainActor
final class BarGlyphView: UIView {
    private let makeShape: (_ isRightToLeft: Bool) -> BarGlyph.Shape
    private let lineWidth: CGFloat

    init(size: CGSize, lineWidth: CGFloat, shape: @escaping (_ isRightToLeft: Bool) -> BarGlyph.Shape) {
        self.makeShape = shape
        self.lineWidth = lineWidth
        super.init(frame: CGRect(origin: .zero, size: size))
        isUserInteractionEnabled = false
        updateGlyph()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateGlyph()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateGlyph()
    }

    private func updateGlyph() {
        let color = tintColor.resolvedColor(with: traitCollection).cgColor
        layer.content = BarGlyph(makeShape(isRightToLeft), color: color, lineWidth: lineWidth)
    }
}
