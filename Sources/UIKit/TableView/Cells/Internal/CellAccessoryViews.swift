/// A stock accessory: a symbol in the color of its kind.
class CellGlyphView: UIView {
    private let shape: CellGlyph.Shape
    /// The point size of body text for which the symbol was created; symbols grow with it.
    private var textSize: CGFloat = 17

    init(_ shape: CellGlyph.Shape) {
        self.shape = shape
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
        let color: UIColor = shape == .chevron ? SystemColor.disclosure.dynamic : tintColor
        layer.content = CellGlyph(
            shape, metrics: SystemMetrics.current.accessories, textSize: textSize,
            color: color.resolvedColor(with: traitCollection).cgColor,
            isMirrored: shape == .chevron && isRightToLeft)
    }
}

/// The detail button. It notifies the table of taps, which do not select the row.
final class CellDetailButton: CellGlyphView {
    private unowned let cell: UITableViewCell

    init(cell: UITableViewCell) {
        self.cell = cell
        super.init(.detail)
        isUserInteractionEnabled = true
    }

    /// Accepts touches in the whole height of the row, and in 11 points at both sides.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let reach = (cell.bounds.height - bounds.height) / 2
        return bounds.insetBy(dx: -11, dy: -max(reach, 0)).contains(point)
    }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { "More Info" }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }

    override func accessibilityActivate() -> Bool {
        cell.tableView?.accessoryButtonWasTapped(in: cell)
        return cell.tableView != nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        setPressed(true)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        setPressed(point(inside: touch.location(in: self), with: event))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        setPressed(false)
        guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
        cell.tableView?.accessoryButtonWasTapped(in: cell)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        setPressed(false)
    }

    /// The alpha of a pressed button is unverified.
    private func setPressed(_ isPressed: Bool) {
        alpha = isPressed ? 0.2 : 1
    }
}
