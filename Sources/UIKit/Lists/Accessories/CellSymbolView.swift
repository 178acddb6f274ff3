/// One figure in one color, in the middle of the view: a part of an editing control.
final class CellSymbolView: UIView {
    private var figure: CellGlyph.Figure?
    private var ink = CGSize.zero
    private var stroke: CGFloat = 0
    private var color = UIColor.clear

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ figure: CellGlyph.Figure, ink: CGSize, stroke: CGFloat, color: UIColor) {
        self.figure = figure
        self.ink = ink
        self.stroke = stroke
        self.color = color
        draw()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        draw()
    }

    private func draw() {
        guard let figure else { return }
        layer.content = CellGlyph(
            figure, ink: ink, stroke: stroke, color: color.resolvedColor(with: traitCollection).cgColor)
    }
}
