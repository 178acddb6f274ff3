/// A stock accessory of a cell: a symbol.
class CellGlyphView: UIView {
    private let shape: CellGlyph.Shape
    /// The point size of body text for which the symbol was created; symbols grow with it.
    private var textSize: CGFloat = 17

    /// Nil is the tint color.
    var color: UIColor? {
        didSet { showGlyph() }
    }

    init(_ shape: CellGlyph.Shape, color: UIColor? = nil) {
        self.shape = shape
        self.color = color
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        showGlyph()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        showGlyph()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showGlyph()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showGlyph()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        SystemMetrics.current.accessories[shape].box(scale: max(traitCollection.displayScale, 1), textSize: textSize)
    }

    private func showGlyph() {
        textSize = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
        let shown: UIColor = color ?? tintColor
        layer.content = CellGlyph(
            shape, metrics: SystemMetrics.current.accessories, textSize: textSize,
            color: shown.resolvedColor(with: traitCollection).cgColor,
            isMirrored: shape == .chevron && isRightToLeft)
    }
}
